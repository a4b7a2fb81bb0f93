import {
  type BsgView,
  boxOf,
  characterOf,
  countedIn,
  kindOf,
  type Meaning,
  meaningOf,
  type PlayerView,
  RESOURCES,
  type SkillCard,
  skillOf,
  strengthOf,
} from '@starboard/bsg/reading';
import type { AskView, Choice, Json, SomeAsk } from '@starboard/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Sign } from '../art/sign.tsx';
import { Confirm } from '../table/act.tsx';
import { Answers, AskBar, useDigits } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';
import { roam } from '../table/roam.ts';
import { useSteady } from '../table/steady.ts';
import { Sure } from '../table/sure.tsx';
import { type AnsweredThere, FEW, inHandOrder, ofCylons } from './answered-there.ts';
import { AskedCards, cardsAskedAbout } from './asked-cards.tsx';
import { LOCATION_SIGNS } from './boards/location-signs.ts';
import { costOfMove } from './boards/location-spot.tsx';
import { briefOf } from './brief.tsx';
import { changesOf, guardedIn } from './changes.tsx';
import { sureOf, withOnce } from './grave.ts';
import { useHandDrag } from './hand-drag.ts';
import { useHandOrder } from './hand-order.ts';
import { useHowMany } from './how-many.ts';
import { Icon } from './icons.tsx';
import type { Meanwhile } from './meanwhile.ts';
import { sayNote } from './notes.ts';
import { isAgainst, placeChecked, placeCheckIn, sayPlaceCheck } from './place-check.ts';
import { sayRanOut } from './ran-out.ts';
import { dieToHit, isBeforeRoll, rolledFor, viperHit } from './rolled-for.ts';
import { mayHaveSecrets } from './secret-answers.ts';
import { signed } from './signed.ts';
import { HandCard } from './skill-card.tsx';
import { isOfCards, type Spot, spotsOf } from './spots.ts';
import {
  abilityBrief,
  dividedInto,
  effectsMeant,
  inVain,
  optionOf,
  sayChange,
  whatArrivalBrings,
} from './what-it-does.ts';

/** The choices of an ask by where they lie. */
export function useSpots(ask: AskView | null, facts: BsgView): ReadonlyMap<Spot, Choice[]> {
  return useMemo(() => {
    const spots = new Map<Spot, Choice[]>();
    const of: readonly Choice[] = ask !== null && 'of' in ask.ask ? ask.ask.of : [];
    for (const choice of of) {
      for (const spot of ask === null ? [] : spotsOf(ask, choice, facts)) {
        spots.set(spot, [...(spots.get(spot) ?? []), choice]);
      }
    }
    return spots;
  }, [ask, facts]);
}

interface DecisionProps {
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly facts: BsgView;
  readonly me: PlayerView | undefined;
  /** I was eliminated. */
  readonly out: boolean;
  /** Cards are being turned up: shows them all at once. */
  readonly onSkip: (() => void) | null;
  /** What others did about what I answered last. */
  readonly meanwhile: Meanwhile | null;
  /** A place that was touched and offers several choices. */
  readonly touched: Spot | null;
  readonly spots: ReadonlyMap<Spot, Choice[]>;
  /** Answers that are given on the board or in the hand. */
  readonly there: AnsweredThere;
  /** All answers are wanted in a list, wherever they lie. */
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
  /** The cards chosen so far, for an ask about several. */
  readonly picked: readonly SkillCard[];
  readonly onPick: (cards: readonly SkillCard[]) => void;
  readonly onTouch: (spot: Spot | null) => void;
  readonly onSend: (answer: Json) => void;
  /** An answer from under my cards, before it is meant. */
  readonly doubted: Choice | null;
  readonly onDoubt: (choice: Choice | null) => void;
  /** Where my cards rest face down, what may be under them; the way there. */
  readonly onSecrets: (() => void) | null;
}

/** The ask in one sentence, its answers, and my hand under my thumb. */
export function Decision(props: DecisionProps) {
  const { table, ask, facts, me, out, onSkip, touched, spots, there, listed, picked } = props;
  const { onPick, onTouch, onSend, onList, doubted, onDoubt, onSecrets, meanwhile } = props;
  const { state, speech, words, called } = table;
  const some = ask !== null && ask.ask.kind === 'some' && isOfCards(ask) ? ask.ask : null;
  const lit = (card: number): boolean => spots.has(`card:${card}`);
  const contributing = ask?.ask.prompt === 'contribute' ? facts.check : null;
  const place = placeChecked(ask?.ask ?? null, facts);
  const placed = place === null ? null : placeCheckIn(state.log, place);
  const howMany = useHowMany(table, ask, facts, me);
  const { hand, own, move, sort } = useHandOrder(sorted(me?.hand ?? []));
  const drag = useHandDrag(move);
  /** Where a card was put by keys, for those who hear the page. */
  const [put, setPut] = useState<number | null>(null);
  const stop = hand.find(lit) ?? hand[0];
  const touch = useSteady((card: SkillCard): void => {
    if (some === null) {
      onTouch(touched === `card:${card}` ? null : `card:${card}`);
      return;
    }
    if (picked.includes(card)) onPick(picked.filter((it) => it !== card));
    else if (picked.length < some.max) onPick([...picked, card]);
    else if (some.max === 1) onPick([card]);
  });
  const shift = useSteady((card: SkillCard, by: number): void => {
    const to = Math.max(0, Math.min(hand.indexOf(card) + by, hand.length - 1));
    move(card, to);
    setPut(to);
  });
  useDigits(some === null ? 0 : hand.length, (index) => {
    const card = hand[index];
    if (card !== undefined && lit(card)) touch(card);
  });
  const worth = picked.reduce(
    (sum, card) => sum + (contributing === null ? 0 : countedIn(contributing, card)),
    0,
  );
  const narrowedTo = touched === null ? undefined : spots.get(touched);
  const elsewhere = useMemo(
    () => new Set([...there.values()].map(({ choice }) => choice)),
    [there],
  );
  const offered =
    ask === null || some !== null ? 0 : offeredBy(narrowed(ask, narrowedTo)) - elsewhere.size;
  return (
    <section
      className={[
        'decision',
        boardLit(spots) && touched === null && 'elsewhere',
        !hand.some(lit) && 'resting',
        offered > FEW && 'many',
        offered > SOME && 'compact',
        hand.length > FULL_SIZED && 'fanned',
        elsewhere.size > 0 && 'there',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <AskBar
        table={table}
        prompt={
          ask !== null
            ? speech.prompt(ask.ask, called.now, me?.seat)
            : onSkip !== null
              ? words.say('web-bsg-turning')
              : null
        }
        hint={[ask === null ? undefined : sayRanOut(facts, words), aboutPlace(), hint()]
          .filter((it) => it !== undefined)
          .join(' ')}
      >
        {meanwhile !== null && (
          <p className="hint meanwhile" role="status">
            {words.say(`web-bsg-${meanwhile.is}`, {
              event: speech.event(meanwhile.entry.event, called.at(meanwhile.entry)),
            })}
          </p>
        )}
        {ask !== null && (
          <AskedCards ids={cardsAskedAbout(ask, facts, me, speech)} speech={speech} />
        )}
        <div className="choosing">
          {hand.length > 0 && (
            <ul className="hand" aria-label={words.say('web-bsg-hand')} onKeyDown={roam}>
              {hand.map((card, i) => (
                <HandCard
                  key={card}
                  card={card}
                  lit={lit(card)}
                  chosen={picked.includes(card) || touched === `card:${card}`}
                  stop={card === stop}
                  index={some === null ? keyOf(card) : i}
                  worth={contributing === null ? null : countedIn(contributing, card)}
                  against={isAgainst(placed, me?.seat)}
                  speech={speech}
                  words={words}
                  drag={drag}
                  onTouch={touch}
                  onShift={shift}
                />
              ))}
              {own && (
                <li className="sort">
                  <Button className="button quiet" onPress={sort}>
                    {words.say('web-bsg-sort-hand')}
                  </Button>
                </li>
              )}
            </ul>
          )}
          <p className="visually-hidden" role="status">
            {put !== null &&
              words.say('web-bsg-hand-place', { place: put + 1, count: hand.length })}
          </p>
          {onSkip !== null && (
            <div className="answers recap">
              <Button className="button" onPress={onSkip}>
                {words.say('web-bsg-turn-all')}
              </Button>
            </div>
          )}
          {ask !== null && doubted !== null && (
            <Sure
              question={sureOf(ask.ask, doubted, me, facts, words) ?? ''}
              yes={speech.choice(ask.ask, doubted, called.now, facts)}
              words={words}
              isSending={state.sending}
              onYes={() => onSend(doubted)}
              onNo={() => onDoubt(null)}
            />
          )}
          {ask !== null && doubted === null && some === null && (
            <Answers
              key={`${ask.id} ${touched ?? ''}`}
              table={table}
              ask={narrowed(ask, narrowedTo)}
              send={onSend}
              aboutChoice={(choice) => aboutChoice(choice)}
              picture={(choice) => pictureOf(meaningOf(ask.ask, choice))}
              note={(choice) => noteOf(choice)}
              sureOf={(choice) => sureOf(ask.ask, choice, me, facts, words)}
              elsewhere={elsewhere}
              inOrder={(of) => inHandOrder(ask, of, hand)}
              after={
                <>
                  {(elsewhere.size > 0 || listed) && (
                    <Button className="button quiet as-list" onPress={() => onList(!listed)}>
                      {words.say(listed ? 'web-bsg-not-as-list' : 'web-bsg-as-list')}
                    </Button>
                  )}
                  {onSecrets !== null && mayHaveSecrets(ask) && (
                    <Button className="button quiet to-secrets" onPress={onSecrets}>
                      <Icon name="secret" /> {words.say('web-bsg-secret-actions-short')}
                    </Button>
                  )}
                </>
              }
            />
          )}
          {some !== null && (
            <div className="answers">
              <Confirm
                isDisabled={
                  state.sending ||
                  picked.length < some.min ||
                  picked.length > some.max ||
                  isUnfit(some, picked)
                }
                onPress={() => onSend([...picked])}
                note={
                  contributing === null
                    ? null
                    : words.say('web-bsg-you-keep', { count: hand.length - picked.length })
                }
              >
                {contributing === null
                  ? words.say('web-confirm-count', { count: picked.length })
                  : picked.length === 0
                    ? words.say('web-bsg-add-none')
                    : words.say('web-bsg-add-worth', { count: picked.length, by: signed(worth) })}
              </Confirm>
              {picked.length > 0 && (
                <Button className="button" onPress={() => onPick([])}>
                  {words.say('web-start-over')}
                </Button>
              )}
            </div>
          )}
          {touched !== null && (
            <Button className="button quiet all-choices" onPress={() => onTouch(null)}>
              {words.say('web-all-choices')}
            </Button>
          )}
        </div>
      </AskBar>
    </section>
  );

  /** What the check of a place is for, in every ask about it. */
  function aboutPlace(): string | undefined {
    if (ask === null || placed === null) return undefined;
    return sayPlaceCheck(placed, me?.seat, called.now, words);
  }

  function hint(): string | undefined {
    if (out) return words.say('web-bsg-eliminated-you');
    if (ask !== null && isBeforeRoll(ask.ask)) return rolledFor(ask.ask, facts, words);
    const lead = ask === null ? undefined : LEADS[ask.ask.prompt];
    if (lead !== undefined) {
      const said = words.say(lead);
      // Without buttons it has to be said where the answers are.
      return elsewhere.size > 0 ? `${said} ${words.say('web-bsg-lit-hint')}` : said;
    }
    if (ask?.ask.prompt === 'choose-destination' && offeredBy(ask) > 1) {
      return words.say('web-bsg-destinations-lead');
    }
    if (ask?.ask.prompt === 'viper-attacked') return viperHit(ask.ask, facts, words);
    if (howMany !== undefined) return howMany;
    const of = ask === null ? null : optionOf(ask.ask, speech);
    if (of !== null) return words.say('web-bsg-option-of', { card: of });
    const seen = ask === null ? undefined : shipSeen(ask);
    if (seen !== undefined) return sayNote(words, speech, called.now, seen);
    const strength = some === null ? null : wantedStrength(some);
    if (strength !== null) {
      return words.say('web-bsg-strength-chosen', { sum: sumOf(picked), strength });
    }
    if (some !== null && isTheOnlyOne(some, picked))
      return speech.refusal({ id: 'bsg-not-one-card' });
    if (some !== null && some.min > 1) {
      return words.say('web-chosen-of', { count: picked.length, of: some.min });
    }
    if (ask !== null && touched === null && (boardLit(spots) || elsewhere.size > 0))
      return words.say('web-bsg-lit-hint');
    return undefined;
  }

  /** What I saw of the civilian ship the ask is about. */
  function shipSeen({ ask: { args = {}, things } }: AskView) {
    if (things !== 'sector') return undefined;
    return me?.notes.findLast((note) => note.about === 'civilian' && note.ship === args['ship']);
  }

  /** The key of a card that is answered in the hand. */
  function keyOf(card: SkillCard): number | null {
    const choice = there.get(`card:${card}`)?.choice;
    if (choice === undefined || ask === null || ask.ask.kind !== 'one') return null;
    return inHandOrder(ask, ask.ask.of, hand).indexOf(choice);
  }

  /** What a choice costs or brings. What lies on the board says so there; going somewhere has a price. */
  function noteOf(choice: Choice): string | null {
    if (ask === null) return null;
    if (ask.ask.kind === 'amount') return dividedInto(ask.ask, Number(choice), words);
    const meant = meaningOf(ask.ask, choice);
    const vain = meant.is === 'play-card' ? inVain(ask.ask, meant.card, words) : null;
    if (vain !== null) return vain;
    if (meant.is === 'damage') return harmOf(meant.token);
    if (meant.is === 'part' || meant.is === 'option') return endOf(meant);
    if (meant.is === 'location' && ask?.ask.things === 'move') {
      const cost = me === undefined ? 0 : costOfMove(me.where, meant.location);
      if (cost > 0) return words.say('web-cards', { count: cost });
      // Too small on the board to say what they are for.
      return ofCylons(meant.location) ? speech.brief(`location:${meant.location}`) : null;
    }
    // By whom they play, and who that is.
    if (meant.is === 'seat') {
      return meant.seat === me?.seat
        ? words.say('web-you')
        : (state.people[meant.seat]?.name ?? null);
    }
    if (meant.is === 'use-title' && meant.title === 'admiral') {
      return words.say('web-bsg-nukes-left', { count: facts.nukes });
    }
    // Playing one is an answer of its own.
    if (meant.is === 'use-title' && meant.title === 'president') return null;
    if (meant.is === 'attack') return oddsOf(meant.target);
    if (meant.is === 'use-ability' || meant.is === 'use') {
      const does =
        meant.is === 'use' ? abilityBrief(meant.name, speech, words) : abilityLine(choice);
      return withOnce(does, meant, ask.ask.prompt, me, words);
    }
    if (meant.is === 'skill' && ask.ask.prompt === 'choose-skill-to-draw') {
      return words.say(`web-bsg-skill-for-${meant.skill}`);
    }
    if (meant.is === 'card' && meant.shown.deck === 'destination') {
      return whatArrivalBrings(meant.shown.id, facts, guardedIn(state.log), words);
    }
    const [about] = BRIEFED.has(meant.is) ? definitionsMeant(meant, facts, me) : [];
    if (about === undefined) return null;
    const brings = briefOf(speech, about);
    const price = meant.is === 'use-location' ? priceOfUse() : undefined;
    return price === undefined ? brings : [price, brings].filter((it) => it !== null).join(' · ');
  }

  /** What whoever I play has to pay to use a place. */
  function priceOfUse(): string | undefined {
    if (me?.character == null || /^(cylon|sympathizer)$/.test(me.standing)) return undefined;
    const pays = characterOf(me.character).abilities.find(
      (it) => it.rule === 'pays-to-activate' && (it.only ?? me.where) === me.where,
    );
    return pays === undefined ? undefined : speech.brief(`ability:${pays.id}`);
  }

  /** What a token for damage costs: something the fleet has, or the use of a place. */
  function harmOf(token: string): string {
    const resource = RESOURCES.find((it) => it === token);
    if (resource === undefined) return words.say('web-bsg-location-damaged');
    const what = { say: `bsg-resource-${resource}` };
    const from = facts.resources[resource];
    return words.say('web-bsg-change', { what, from, to: Math.max(0, from - 1) });
  }

  /** What an answer brings about that ends the game. */
  function endOf(meant: Extract<Meaning, { is: 'part' | 'option' }>): string | null {
    const effects = effectsMeant(meant);
    const [end] = changesOf(effects, facts.resources, guardedIn(state.log)).filter(
      ({ to }) => to === 0,
    );
    if (end === undefined) return null;
    return sayChange(end, words);
  }

  /** What a shot needs. */
  function oddsOf(target: string): string {
    const by = ask?.ask.prompt === 'choose-target' ? 'galactica' : 'viper';
    const from = dieToHit(by, target, facts, me?.seat);
    return words.say('web-bsg-hits-from', { from, chance: Math.max(0, DIE_SIDES + 1 - from) });
  }

  /** What my sheet says of the ability, without its name. */
  function abilityLine(choice: Choice): string | null {
    if (ask === null || me?.character == null) return null;
    const said = speech.choice(ask.ask, choice, called.now, facts);
    const { lines } = speech.definition(`character:${me.character}`);
    const line = lines.find((it) => said.includes(it.slice(0, it.search(/ \(|:/))));
    if (line === undefined) return null;
    const does = line.slice(line.indexOf(': ') + 2).replace(/\.$/, '');
    return does.charAt(0).toLocaleUpperCase(words.language.tag) + does.slice(1);
  }

  function aboutChoice(choice: Choice): readonly string[] {
    return ask === null ? [] : definitionsMeant(meaningOf(ask.ask, choice), facts, me);
  }
}

/** What everybody wonders who is asked this for the first time. */
const LEADS: Readonly<Partial<Record<string, string>>> = {
  'pick-a-character': 'web-bsg-pick-lead',
  'choose-sector-to-activate': 'web-bsg-raiders-lead',
  'choose-civilian-to-destroy': 'web-bsg-civilians-lead',
  'order-of-plays': 'web-bsg-order-lead',
};

/** Choices of something that can be told in brief. */
const BRIEFED: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  'play-card',
  'play-quorum',
  'use-location',
  'use-title',
  'reveal',
]);

/** BSG-1.13 */
const DIE_SIDES = 8;

/** So many answers stand below the question in two lines; more in one line each. */
const SOME = 8;
/** So many cards lie open side by side; more close up. */
const FULL_SIZED = 6;

const offeredBy = ({ ask }: AskView): number =>
  'of' in ask ? ask.of.length : ask.kind === 'amount' ? ask.max - ask.min + 1 : 0;

/** By skill, the strongest first, whatever is asked: who knows where a card lies finds it there. */
function sorted(hand: readonly SkillCard[]): readonly SkillCard[] {
  return [...hand].sort(
    (a, b) => skillOf(a).localeCompare(skillOf(b)) || strengthOf(b) - strengthOf(a) || a - b,
  );
}

const sumOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + strengthOf(card), 0);

/** What the chosen cards must come to, where they must (Selfish). */
function wantedStrength({ constraint, args }: SomeAsk): number | null {
  const strength = args?.['strength'];
  return constraint === 'comes-to-strength' && typeof strength === 'number' ? strength : null;
}

/** Impulsive: none, or at least two. */
const isTheOnlyOne = ({ constraint }: SomeAsk, picked: readonly number[]): boolean =>
  constraint === 'not-one-card' && picked.length === 1;

/** Whether more is asked of these cards than how many they are, and they are not that yet. */
function isUnfit(ask: SomeAsk, picked: readonly number[]): boolean {
  const strength = wantedStrength(ask);
  return isTheOnlyOne(ask, picked) || (strength !== null && sumOf(picked) !== strength);
}

/** A sign beside the words of a choice. */
function pictureOf(meant: Meaning) {
  switch (meant.is) {
    case 'location': {
      const sign = LOCATION_SIGNS[meant.location];
      return sign === undefined ? null : <Sign name={sign} />;
    }
    case 'trauma':
      return <Icon name={meant.trauma} className={`choice-${meant.trauma}`} />;
    case 'title':
      return <Icon name={meant.title} />;
    case 'escort':
      return <Icon name="civilian" />;
    case 'launch':
    case 'move-viper':
      return <Icon name={meant.mark === 7 ? 'viper-vii' : 'viper'} />;
    default:
      return null;
  }
}

/** What can be read about a choice. */
function definitionsMeant(
  meant: Meaning,
  facts: BsgView,
  me: PlayerView | undefined,
): readonly string[] {
  switch (meant.is) {
    case 'card':
      return [`${meant.shown.deck}:${meant.shown.id}`];
    case 'look':
      return [`card:${kindOf(meant.look).id}`];
    case 'skill-card':
    case 'play-card':
      return [`card:${kindOf(meant.card).id}`];
    case 'character':
      return [`character:${meant.character}`];
    case 'location':
      return [`location:${meant.location}`];
    case 'play-quorum': {
      const card = facts.quorumHand?.[meant.index];
      return card === undefined ? [] : [`quorum:${card}`];
    }
    case 'title':
      return [`title:${meant.title}`];
    case 'ally':
      return [`ally:${meant.ally}`];
    case 'use-title':
      // The card in play may be another than the one called as its title (EXO-20.9).
      return [`title:${boxOf(facts).titleCards.get(meant.title)?.id ?? meant.title}`];
    case 'loyalty':
    case 'reveal':
      return [`loyalty:${meant.loyalty}`];
    case 'use-location':
      return me === undefined ? [] : [`location:${me.where}`];
    case 'use-ability':
      return me?.character == null ? [] : [`character:${me.character}`];
    default:
      return [];
  }
}

export function boardLit(spots: ReadonlyMap<Spot, Choice[]>): boolean {
  return [...spots.keys()].some((it) => /^(location|sector|area):/.test(it));
}

/** The same ask with only these choices shown. */
function narrowed(ask: AskView, choices: readonly Choice[] | undefined): AskView {
  if (choices === undefined || ask.ask.kind !== 'one') return ask;
  return { ...ask, ask: { ...ask.ask, of: choices } };
}
