import type { BrowserContext, Page } from 'playwright-core';

/** What a change at the table cost the page. */
export interface Update {
  /** Something is asked of me, so that I may be busy with the page too. */
  readonly asked: boolean;
  /** How often React put something onto the page for it. */
  readonly commits: number;
  /** From the message to the change in the page, and to the frame that shows it: in milliseconds. */
  readonly changed: number;
  readonly painted: number;
}

/** Notes, from now on, what each change costs. To be called before a page is opened. */
export async function noteUpdates(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(() => {
    const updates = [];
    window.updates = updates;
    const last = () => updates[updates.length - 1];
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot() {
        const now = last();
        // What comes after its frame comes from somewhere else: a press, say.
        if (now === undefined || now.painted > 0) return;
        now.commits += 1;
        now.changed = performance.now() - now.at;
      },
    };
    const Before = window.Worker;
    window.Worker = class extends Before {
      constructor(...args) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (data.say !== 'seen') return;
          const asked = data.view.asks.some(({ answered }) => !answered);
          const update = { at: performance.now(), asked, commits: 0, changed: 0, painted: 0 };
          updates.push(update);
          requestAnimationFrame(() => {
            // A message that is sent before a frame is drawn comes when it has been.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { update.painted = performance.now() - update.at; };
            port2.postMessage(0);
          });
        });
      }
    };
  })()`);
}

export const notedUpdates = (page: Page): Promise<Update[]> => page.evaluate('window.updates');
