import { Button } from '../app/button.tsx';
import type { TableProps } from './page.tsx';

/** Between two people at one device: nothing to be seen until the next one says so. */
export function Curtain({ state, client, words }: TableProps) {
  const name = state.people[state.curtain ?? 0]?.name ?? '';
  return (
    <main className="page curtain">
      <h1>{words.say('web-curtain', { name })}</h1>
      <Button className="button primary" autoFocus onPress={() => client.lift()}>
        {words.say('web-curtain-lift', { name })}
      </Button>
    </main>
  );
}
