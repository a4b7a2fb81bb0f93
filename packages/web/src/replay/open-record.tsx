import { useRef, useState } from 'react';
import { useSay } from '../language/provider.tsx';
import { go } from '../router.ts';
import { keepRecord } from './record-file.ts';

/** A game somebody saved to a file, to be watched here. */
export function OpenRecord() {
  const say = useSay();
  const file = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState(false);
  async function open(chosen: File): Promise<void> {
    const id = keepRecord(await chosen.text());
    if (id === null) return setTrouble(true);
    go(`/replay/${id}/0`);
  }
  return (
    <div className="block open-record">
      <p className="actions">
        <button type="button" className="button quiet" onClick={() => file.current?.click()}>
          {say('web-record-open')}
        </button>
        <span className="explain">{say('web-record-open-explain')}</span>
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={say('web-record-open')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen !== undefined) void open(chosen);
        }}
      />
      {trouble && (
        <p className="trouble" role="alert">
          {say('web-record-not')}
        </p>
      )}
    </div>
  );
}
