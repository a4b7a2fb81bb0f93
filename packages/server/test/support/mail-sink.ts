import { type AddressInfo, createServer, type Server } from 'node:net';

/** A mail server on this machine that takes everything and keeps it. */
export interface MailSink {
  readonly url: string;
  readonly mails: { readonly to: string; readonly text: string }[];
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const mails: { to: string; text: string }[] = [];
  const server: Server = createServer((socket) => {
    let to = '';
    let text: string[] | null = null;
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (text !== null) {
          if (line !== '.') {
            text.push(line.replace(/^\.\./, '.'));
            continue;
          }
          mails.push({ to, text: text.join('\n') });
          text = null;
          socket.write('250 kept\r\n');
        } else if (/^EHLO/i.test(line)) socket.write('250 sink\r\n');
        else if (/^RCPT TO:<(.*)>/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write('250 ok\r\n');
        } else if (/^DATA/i.test(line)) {
          text = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
