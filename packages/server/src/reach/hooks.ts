/** What those who receive a webhook understand. */
export const HOOK_FORMS = ['discord', 'slack', 'matrix', 'json'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

/** A message before it takes the form of whoever receives it. Nothing in it is anybody's secret. */
export interface News {
  readonly text: string;
  readonly link: string;
  readonly tables: readonly {
    readonly id: string;
    readonly title: string;
    readonly what: string;
    readonly since: readonly string[];
  }[];
}

/** The form that is meant when none was chosen. */
export function usualForm(url: string): HookForm {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return 'discord';
  if (/(^|\.)slack\.com$/.test(hostname)) return 'slack';
  if (/matrix/.test(hostname) || /^\/(_matrix|hookshot)\b/.test(pathname)) return 'matrix';
  return 'json';
}

/** What Discord takes in one message. */
const DISCORD_MOST = 2000;

/** Nobody is pinged by a name somebody chose, and no name becomes a sign of the form it is put in. */
export function hookBody(form: HookForm, { text, link, tables }: News): object {
  const whole = `${text}\n${link}`;
  switch (form) {
    case 'discord':
      return { content: discordText(text, link), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: escaped(whole), link_names: false, mrkdwn: false };
    case 'matrix':
      // As the usual bridge for webhooks takes it.
      return {
        text: callsNobody(whole),
        html: escaped(callsNobody(whole)).replaceAll('\n', '<br>'),
      };
    case 'json':
      return { text: whole, content: whole, allowed_mentions: { parse: [] }, link, tables };
  }
}

/** What calls a whole room there, with a join in it that is not seen. */
function callsNobody(text: string): string {
  return text.replaceAll(/@(?=room)/gi, '@\u2060');
}

function discordText(text: string, link: string): string {
  // A backslash takes the meaning from what would be emphasis, a quotation or a mention.
  const plain = text.replace(/[\\*_~`|>#<@[\]]/g, (sign) => `\\${sign}`);
  const room = DISCORD_MOST - link.length - 1;
  return `${plain.length > room ? `${plain.slice(0, room - 1).replace(/\\$/, '')}…` : plain}\n${link}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
