/** What bots are called, by seat. */
const BOT_NAMES = ['Vesta', 'Orsa', 'Talos', 'Ceres', 'Juno', 'Pallas', 'Hygiea'];

export const botName = (seat: number): string => BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
