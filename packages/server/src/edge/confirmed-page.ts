import { escaped, page } from '../page.ts';
import { speak } from '../words/index.ts';

/** What somebody reads who followed the link in a mail. */
export function confirmedPage(language: string, confirmed: boolean): string {
  const said = speak(language, confirmed ? 'mail-confirmed' : 'no-such-code');
  return page(
    'Starboard',
    `<header><p class="name"><a href="/">Starboard</a></p></header>
<main>
<h1>${escaped(said)}</h1>
<p><a href="/settings">${escaped(speak(language, 'to-settings'))}</a></p>
</main>`,
    language,
  );
}
