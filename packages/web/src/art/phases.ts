// The five phases of Roll: a telescope, a drawing board, domes under a new sun, a works, a freighter leaving.
import { n, newId, row, stars, svg } from './draw.ts';
import { shipAt } from './ships.ts';
import { worldAt } from './worlds.ts';

export type PhaseScene = 'explore' | 'develop' | 'settle' | 'produce' | 'ship';

const DRAWN: Readonly<Record<PhaseScene, (w: number, h: number) => string>> = {
  explore(w, h) {
    const sky = newId();
    const beam = newId();
    return `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0a1a38"/><stop offset="1" stop-color="#15406b"/></linearGradient><linearGradient id="${beam}" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#9ad7ff" stop-opacity=".75"/><stop offset="1" stop-color="#9ad7ff" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${sky})"/>${stars('explore', w, h, Math.round((w * h) / 220), '#fff', 1.2)}<path d="M${n(w * 0.3)} ${n(h * 0.72)}L${n(w * 1.02)} ${n(-h * 0.1)}V${n(h * 0.56)}Z" fill="url(#${beam})"/>${worldAt('ring-found', 'novelty', w * 0.8, h * 0.28, h * 0.2)}<path d="M0 ${h}V${n(h * 0.86)}Q${n(w * 0.3)} ${n(h * 0.7)} ${n(w * 0.6)} ${n(h * 0.9)}L${w} ${n(h * 0.84)}V${h}Z" fill="#061022"/><path d="M${n(w * 0.2)} ${n(h * 0.84)}Q${n(w * 0.2)} ${n(h * 0.56)} ${n(w * 0.32)} ${n(h * 0.6)}L${n(w * 0.4)} ${n(h * 0.5)} ${n(w * 0.44)} ${n(h * 0.58)} ${n(w * 0.36)} ${n(h * 0.7)}Q${n(w * 0.38)} ${n(h * 0.84)} ${n(w * 0.2)} ${n(h * 0.84)}Z" fill="#0c1c36" stroke="#7cc4ff"/>`;
  },
  develop(w, h) {
    const glow = newId();
    const [cx, cy] = [w * 0.62, h * 0.44];
    const diamond = (rx: number, ry: number): string =>
      `M${n(cx)} ${n(cy - ry)}L${n(cx + rx)} ${n(cy)} ${n(cx)} ${n(cy + ry)} ${n(cx - rx)} ${n(cy)}Z`;
    return `<defs><radialGradient id="${glow}" cx=".6" cy=".4" r=".8"><stop offset="0" stop-color="#7a5314"/><stop offset="1" stop-color="#1c1408"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${glow})"/><g stroke="#f2b544" stroke-opacity=".22">${row(11, (i) => `<path d="M${n((w * i) / 10)} 0V${h}"/>`)}${row(6, (i) => `<path d="M0 ${n((h * i) / 5)}H${w}"/>`)}</g><g fill="none" stroke="#ffd486" stroke-width="1.3"><path d="${diamond(w * 0.22, h * 0.38)}"/><path d="${diamond(w * 0.12, h * 0.22)}" fill="#f2b544" fill-opacity=".35"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(h * 0.46)}" stroke-dasharray="4 4"/></g><path d="M0 ${h}V${n(h * 0.7)}h${n(w * 0.06)}v${n(-h * 0.2)}h${n(w * 0.07)}v${n(h * 0.3)}h${n(w * 0.05)}v${n(-h * 0.4)}h${n(w * 0.05)}V${h}Z" fill="#140d04" stroke="#f2b544" stroke-opacity=".6"/>`;
  },
  settle(w, h) {
    const sky = newId();
    return `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a2430"/><stop offset="1" stop-color="#2f7a5a"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${sky})"/>${stars('settle', w, h * 0.6, Math.round((w * h) / 330))}${worldAt('colony', 'grey', w * 0.82, h * 0.26, h * 0.2)}<path d="M0 ${h}V${n(h * 0.72)}Q${n(w * 0.25)} ${n(h * 0.58)} ${n(w * 0.5)} ${n(h * 0.7)}T${w} ${n(h * 0.66)}V${h}Z" fill="#143d2f"/><path d="M0 ${h}V${n(h * 0.84)}Q${n(w * 0.3)} ${n(h * 0.74)} ${n(w * 0.6)} ${n(h * 0.84)}T${w} ${n(h * 0.82)}V${h}Z" fill="#0b2920"/><g fill="#0e2f2a" stroke="#9df0c0"><path d="M${n(w * 0.2)} ${n(h * 0.76)}a${n(h * 0.2)} ${n(h * 0.2)} 0 0 1 ${n(h * 0.4)} 0Z"/><path d="M${n(w * 0.42)} ${n(h * 0.78)}a${n(h * 0.13)} ${n(h * 0.13)} 0 0 1 ${n(h * 0.26)} 0Z"/></g><path d="M${n(w * 0.66)} ${n(h * 0.06)}l${n(h * 0.08)} ${n(h * 0.2)}h${n(-h * 0.16)}Z" fill="#d9fbe6"/><path d="M${n(w * 0.66 - h * 0.045)} ${n(h * 0.27)}q${n(h * 0.045)} ${n(h * 0.33)} ${n(h * 0.09)} 0Z" fill="#ffd98a"/>`;
  },
  produce(w, h) {
    const fire = newId();
    return `<defs><radialGradient id="${fire}" cx=".5" cy=".9" r=".9"><stop offset="0" stop-color="#e0753a"/><stop offset=".5" stop-color="#6b2c1c"/><stop offset="1" stop-color="#1c0e10"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${fire})"/><path d="M${n(w * 0.06)} ${h}V${n(h * 0.5)}${`l${n(w * 0.14)} ${n(-h * 0.14)}v${n(h * 0.14)}`.repeat(2)}l${n(w * 0.14)} ${n(-h * 0.14)}V${n(h * 0.16)}h${n(w * 0.07)}V${n(h * 0.42)}h${n(w * 0.05)}V${n(h * 0.08)}h${n(w * 0.07)}V${h}Z" fill="#1d0d0c" stroke="#ffb27a"/><g fill="#ffcf8f">${row(5, (i) => `<rect x="${n(w * (0.12 + 0.08 * i))}" y="${n(h * 0.62)}" width="${n(w * 0.03)}" height="${n(h * 0.08)}"/>`)}</g><g fill="#3a1a14" stroke="#ffb27a">${row(3, (i) => `<rect x="${n(w * (0.66 + 0.11 * i))}" y="${n(h * (i === 1 ? 0.62 : 0.64))}" width="${n(w * 0.08)}" height="${n(h * 0.3)}" rx="4"/><path d="M${n(w * (0.66 + 0.11 * i))} ${n(h * 0.7)}h${n(w * 0.08)}"/>`)}</g><path d="M${n(w * 0.515)} ${n(h * 0.14)}c6-8 14-4 12-14M${n(w * 0.64)} ${n(h * 0.06)}c6-4 10-2 12-8" stroke="#ffd9b5" stroke-width="2.5" fill="none" opacity=".55"/>`;
  },
  ship(w, h) {
    const sky = newId();
    const wake = newId();
    return `<defs><linearGradient id="${sky}" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#140d2b"/><stop offset="1" stop-color="#4a2f86"/></linearGradient><linearGradient id="${wake}"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#e8d6ff"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${sky})"/>${stars('ship', w, h, Math.round((w * h) / 180))}${worldAt('jungle-left', 'genes', w * 0.06, h * 0.9, h * 0.42)}<path d="M${n(w * 0.12)} ${n(h * 0.62)}Q${n(w * 0.45)} ${n(h * 0.5)} ${n(w * 0.72)} ${n(h * 0.2)}L${n(w * 0.76)} ${n(h * 0.3)}Q${n(w * 0.46)} ${n(h * 0.62)} ${n(w * 0.12)} ${n(h * 0.7)}Z" fill="url(#${wake})" opacity=".8"/>${shipAt('civilian', w * 0.78, h * 0.24, h * 0.42, 55)}<g opacity=".8">${shipAt('liner', w * 0.5, h * 0.2, h * 0.2, 60)}</g>`;
  },
};

/** What a phase looks like, in a frame of any shape. */
export const phasePicture = (phase: PhaseScene, w: number, h: number): string =>
  svg(w, h, DRAWN[phase](w, h), { fit: 'xMidYMid slice' });
