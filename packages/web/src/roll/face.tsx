import type { PlayerView } from '@starboard/roll';
import { SmallTilePicture } from './tile-picture.tsx';

/** A player's home world: the face of an empire. */
export function Face({ player }: { readonly player: PlayerView }) {
  return (
    <span className={`face seat-${player.seat}`} aria-hidden="true">
      <SmallTilePicture id={player.home} size={58} />
    </span>
  );
}

/** Several faces, and who they are for those who listen. */
export function Faces({
  players,
  named,
}: {
  readonly players: readonly PlayerView[];
  /** A sentence that names them. */
  readonly named: string;
}) {
  return (
    <span className="faces" title={named}>
      {players.map((player) => (
        <Face key={player.seat} player={player} />
      ))}
      <span className="visually-hidden">{named}</span>
    </span>
  );
}
