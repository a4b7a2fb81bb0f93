import { Picture } from '../../art/picture.tsx';
import { chart, sky } from '../../art/scenes/sky.ts';

/** Deep space behind the boards; in the light an inked chart of the same stars. Another jump, another sky. */
export default function Sky({ seed }: { readonly seed: string }) {
  return (
    <>
      <Picture
        className="sky by-night"
        id={`sky ${seed}`}
        draw={() => sky(1070, 420, seed)}
        unseen
      />
      <Picture
        className="sky by-day"
        id={`chart ${seed}`}
        draw={() => chart(1070, 420, seed)}
        unseen
      />
    </>
  );
}
