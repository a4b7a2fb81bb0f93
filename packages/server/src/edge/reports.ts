import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openReports, settleReport } from '../accounts/reports.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

const report = z.strictObject({ report: z.string().max(64) });

/** For whoever runs the server, guarded as the metrics are: what people have reported. */
export function reportRoutes(
  app: FastifyInstance,
  ready: () => Services | null,
  may: (request: FastifyRequest) => boolean,
  missing: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const store = () => {
    const services = ready();
    if (services === null) throw new Refusal(503, 'not-ready');
    return services.hall.store;
  };
  app.get('/operator/reports', async (request, reply) => {
    if (!may(request)) return missing(request, reply);
    return reply.header('cache-control', 'no-store').send(await openReports(store()));
  });
  app.post('/operator/reports/:report/settle', async (request, reply) => {
    if (!may(request)) return missing(request, reply);
    const given = report.safeParse(request.params);
    if (!given.success || !(await settleReport(store(), given.data.report)))
      throw notFound('report');
    return reply.code(204).send();
  });
}
