import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { seatColour } from '../art/seats.ts';
import { useSettings } from '../settings.ts';

const Colours = createContext<(seat: number) => string>((seat) => seatColour(seat));

/** The colour of a seat at this table. */
export const useSeatColour = (): ((seat: number) => string) => useContext(Colours);

/** Seats have their colours, or mine the one I wish for. */
export function SeatColours({
  mine,
  children,
}: {
  readonly mine: number | null;
  readonly children: ReactNode;
}) {
  const { colour } = useSettings();
  const colours = useCallback(
    (seat: number): string => seatColour(seat, { mine, wish: colour }),
    [mine, colour],
  );
  return <Colours value={colours}>{children}</Colours>;
}
