import { escaped, page } from '../page.ts';
import type { Operation, openApi } from './openapi.ts';

/** The OpenAPI document for people: no script, readable anywhere. */
export function docsPage(document: ReturnType<typeof openApi>): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ''] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, operation)]);
    }
  }
  const body = [...byTag].map(
    ([tag, sections]) => `<h2>${escaped(tag)}</h2>\n${sections.join('\n')}`,
  );
  return page(
    'The API of Starboard',
    `<header><p class="name"><a href="/">Starboard</a></p><h1>The API</h1>
<p class="lead">Made from <a href="/api/openapi.json">/api/openapi.json</a>. Send a token from POST /api/tokens as
<code>authorization: Bearer ...</code>. Live play goes over the WebSocket <code>/api/live</code>.</p></header>
<main>${body.join('\n')}</main>`,
  );
}

function section(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses }: Operation,
): string {
  const details = { parameters, requestBody, responses };
  return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}</summary>
<pre>${escaped(JSON.stringify(details, null, 2))}</pre></details>`;
}
