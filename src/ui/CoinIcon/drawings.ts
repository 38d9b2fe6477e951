/** A drawn coin icon: one of the ten badge fills, strokes of one width, and solid parts. */
export interface CoinDrawing {
  readonly colour: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** Path in a box from -12 to 12, with absolute commands only; all points stay within a radius of 9. */
  readonly line: string;
  readonly solid?: string;
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const circles = (...centres: readonly (readonly [x: number, y: number, r: number])[]) => centres.map((one) => circle(...one)).join('');
const ring = circle(0, 0, 6.5);

/** The most traded coins, drawn from the meaning of their names rather than from any logo; all others are generated from their symbol. */
export const coinDrawings: Readonly<Partial<Record<string, CoinDrawing>>> = {
  BTC: { colour: 7, line: 'M-4 -5.5H0.5A2.75 2.75 0 0 1 0.5 0H-3M-3 -5.5V5.5M-4 5.5H1.25A2.75 2.75 0 0 0 1.25 0M-1 -8V-5.5M-1 5.5V8' },
  ETH: { colour: 1, line: 'M-5 -5H5M-3 0H3M-5 5H5' },
  USDT: { colour: 4, line: `M-5 -6H5M0 -6V2${circle(0, 4.5, 2.5)}` },
  SOL: {
    colour: 0,
    line: `${circle(0, 0, 3)}M0 -7.5V-6.5M0 6.5V7.5M-7.5 0H-6.5M6.5 0H7.5M-5.3 -5.3L-4.6 -4.6M5.3 5.3L4.6 4.6M5.3 -5.3L4.6 -4.6M-5.3 5.3L-4.6 4.6`,
  },
  XRP: {
    colour: 3,
    line: 'M4.5 -5A6.7 6.7 0 0 1 4.5 5M-4.5 -5A6.7 6.7 0 0 0 -4.5 5M2 -2.2A3 3 0 0 1 2 2.2M-2 -2.2A3 3 0 0 0 -2 2.2',
    solid: circle(0, 0, 1),
  },
  DOGE: {
    colour: 6,
    line: '',
    solid: `M0 -0.5C2.5 -0.5 5 2.5 4.5 4.5C4 6.5 1.5 5.5 0 5.5C-1.5 5.5 -4 6.5 -4.5 4.5C-5 2.5 -2.5 -0.5 0 -0.5Z${circles([-5.5, -1, 1.6], [-2.2, -4.5, 1.7], [2.2, -4.5, 1.7], [5.5, -1, 1.6])}`,
  },
  USDC: { colour: 2, line: 'M-5 -4A5 2 0 0 1 5 -4A5 2 0 0 1 -5 -4V4A5 2 0 0 0 5 4V-4M-5 0A5 2 0 0 0 5 0' },
  SUI: { colour: 2, line: 'M-6.5 -2.5C-4 -5.5 -2 -5 0 -2.5C2 0 4 0.5 6.5 -2.5M-6.5 3.5C-4 0.5 -2 1 0 3.5C2 6 4 6.5 6.5 3.5' },
  ADA: { colour: 1, line: 'M-5 -6H2L5 -3V6H-5Z', solid: circles([-2, -1, 1], [2, -1, 1], [-2, 3, 1], [2, 3, 1]) },
  TRX: { colour: 9, line: 'M-3.5 -5H6M2 -5L-1 6M-6.5 -1H-3M-5.5 3H-3.5' },
  PEPE: {
    colour: 5,
    line: 'M-6 1C-6 -1 -5.5 -1.5 -5.5 -2.5A2.75 2.75 0 0 1 0 -2.5A2.75 2.75 0 0 1 5.5 -2.5C5.5 -1.5 6 -1 6 1C6 4 3 5.5 0 5.5C-3 5.5 -6 4 -6 1ZM-2.5 2.5H2.5',
  },
  LINK: { colour: 1, line: 'M-2 -3H-3.5A3 3 0 0 0 -3.5 3H-2M2 -3H3.5A3 3 0 0 1 3.5 3H2M-3 0H3' },
  AVAX: { colour: 9, line: 'M-7 5L-2 -4.5L1 1L3 -2L7 5Z' },
  LTC: { colour: 3, line: 'M-5 6L3 -3M-3 3.5C-5 -2 0 -6 5 -6C6 -1 2 4 -3 3.5' },
  BCH: { colour: 5, line: 'M-4 -6.5H0A2.25 2.25 0 0 1 0 -2H-3M-3 -6.5V2.5M-4 2.5H1A2.25 2.25 0 0 0 1 -2M-5 6.5H5' },
  SHIB: { colour: 8, line: 'M-6 -6L-3 -4H3L6 -6V1C6 4 3 6 0 6C-3 6 -6 4 -6 1Z', solid: circles([-2.25, 0, 1], [2.25, 0, 1], [0, 3, 1]) },
  HBAR: { colour: 0, line: 'M-4 -6V6M4 -6V6M-4 -1.75H4M-4 1.75H4' },
  UNI: { colour: 9, line: 'M0 -7L4.5 5.5H-4.5ZM-1.5 -2.5L2.5 -0.5M-3 1.5L3.5 4' },
  XLM: { colour: 3, line: 'M0 -7.5L1.8 -1.8L7.5 0L1.8 1.8L0 7.5L-1.8 1.8L-7.5 0L-1.8 -1.8Z' },
  AAVE: { colour: 0, line: 'M-5.5 6V-0.5A5.5 5.5 0 0 1 5.5 -0.5V6M-1.75 6V1A1.75 1.75 0 0 1 1.75 1V6' },
  ARB: { colour: 2, line: 'M0 -6V6M-3 6H3M-5 -4H5M-7 1A2 2 0 0 0 -3 1L-5 -4ZM3 1A2 2 0 0 0 7 1L5 -4Z' },
  DOT: { colour: 9, line: '', solid: circles([-4.5, -4.5, 1.8], [4.5, -4.5, 1.8], [0, 0, 1.8], [-4.5, 4.5, 1.8], [4.5, 4.5, 1.8]) },
  BONK: {
    colour: 7,
    line: 'M0 -7.5L1.5 -3.5L5.2 -5.2L3.5 -1.5L7.5 0L3.5 1.5L5.2 5.2L1.5 3.5L0 7.5L-1.5 3.5L-5.2 5.2L-3.5 1.5L-7.5 0L-3.5 -1.5L-5.2 -5.2L-1.5 -3.5Z',
  },
  NEAR: { colour: 4, line: 'M-6 -5.5L-1.5 0L-6 5.5M6 -5.5L1.5 0L6 5.5' },
  WLD: { colour: 1, line: `${ring}M-6.5 0H6.5M0 -6.5A9 9 0 0 1 0 6.5A9 9 0 0 1 0 -6.5` },
  APT: { colour: 4, line: 'M-6.5 5.5H-2.5V1.5H1.5V-2.5H5.5V-6' },
  TON: { colour: 2, line: 'M-6 -1V1M-3 -4V4M0 -6.5V6.5M3 -3V3M6 -1V1' },
  FIL: { colour: 3, line: 'M-6 -5H-2L0 -2.5H6V5H-6ZM-2 1.5H2' },
  ENA: { colour: 6, line: 'M1 -7L-4.5 1.5H0L-1 7L4.5 -1.5H0Z' },
  OP: { colour: 8, line: 'M-4.5 -6L-3 6H3L4.5 -6ZM-3.7 -0.5H3.7' },
  POL: { colour: 0, line: 'M0 -6.5L6.2 -2L3.8 5.3H-3.8L-6.2 -2Z', solid: circle(0, 0, 1.6) },
  WIF: { colour: 6, line: 'M-5.5 2.5A5.5 6 0 0 1 5.5 2.5M-6.5 2.5H6.5V6H-6.5Z', solid: circle(0, -6, 1.6) },
  ICP: { colour: 7, line: 'M0 -4.5L-5 4ZM0 -4.5L5 4ZM-5 4H5', solid: circles([0, -5, 2.2], [-5, 4, 2.2], [5, 4, 2.2]) },
  ETC: { colour: 5, line: `${ring}M-2.5 -2.75H2.5M-1.5 0H1.5M-2.5 2.75H2.5` },
  FET: {
    colour: 1,
    line: 'M-1.5 -5.5L0 -1L4.5 0.5L0 2L-1.5 6.5L-3 2L-7.5 0.5L-3 -1ZM5 -6.5V-3.5M3.5 -5H6.5',
  },
  CRV: { colour: 8, line: 'M-6 -6V6H6M-3 3C1.5 3 4.5 0 5 -5.5' },
  ATOM: { colour: 0, line: `${circle(0, 0, 3)}M5.7 -4A7 2.2 -35 1 1 -5.7 4A7 2.2 -35 1 1 5.7 -4` },
  RENDER: { colour: 8, line: 'M0 -7L6 -3.5V3.5L0 7L-6 3.5V-3.5ZM-6 -3.5L0 0L6 -3.5M0 0V7' },
  TIA: { colour: 0, line: 'M1 -6.5A6.5 6.5 0 1 0 6.5 1.5A5.5 5.5 0 0 1 1 -6.5Z', solid: circle(4.5, -4.5, 1.2) },
  XMR: { colour: 7, line: 'M-2.5 6.5L-1.3 0.7A3.5 3.5 0 1 1 1.3 0.7L2.5 6.5Z' },
};
