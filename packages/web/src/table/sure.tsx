import type { Words } from '@starboard/words';
import { Button } from '../app/button.tsx';

/** Asked once more before something is spent for good: to leave it is the bright answer, and where the keyboard stands. */
export function Sure({
  question,
  yes,
  words,
  isSending,
  onYes,
  onNo,
}: {
  readonly question: string;
  /** What is done, in the words it was chosen by. */
  readonly yes: string;
  readonly words: Words;
  readonly isSending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  return (
    <div className="answers sure">
      <p className="sure-question" role="alert">
        {question}
      </p>
      <Button className="button primary" autoFocus isDisabled={isSending} onPress={onNo}>
        {words.say('web-sure-no')}
      </Button>
      <Button className="button danger" isDisabled={isSending} onPress={onYes}>
        {yes}
      </Button>
    </div>
  );
}
