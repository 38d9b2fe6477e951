import { fromUnits, toUnits } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import type { PositionSide } from '@/contract/swap';
import type { CopyContext } from './context';
import { draw, hash } from '../random';
import type { StoredLead } from './records';

/** A closed position of a lead trader; `pnl`, `fee` and `margin` are integers in millionths of a USDT. */
export interface ClosedPosition {
  readonly id: string;
  readonly contractCode: string;
  readonly side: PositionSide;
  readonly leverage: number;
  readonly amount: string;
  readonly margin: number;
  readonly openPrice: string;
  readonly closePrice: string;
  readonly fee: number;
  readonly pnl: number;
  readonly openTime: number;
  readonly closeTime: number;
}

/** Decimals of the integer money units. */
export const moneyDigits = 6;
const million = 1_000_000;

const hourMs = 3_600_000;
/** Positions open and close at most once per block, at the same instant for everyone trading the contract in it. */
const blockMs = 6 * hourMs;
const blocksInTenDays = 40;
const maxHoldBlocks = 6;
const historyBlocks = 4 * 90;
/** The total cost of opening and closing, in ten-thousandths of the position. */
const feeRate = 12;
/** The largest loss of a position in percent of its margin; the leverage is reduced to keep it. */
const maxLoss = 90;

/** The lead traders' positions of the ninety days before they start trading, generated from the seed at market prices. */
export interface GeneratedHistory {
  /** The generated positions closed since `from`, unordered; none for lead traders without a style. */
  of(lead: StoredLead, from: number): readonly ClosedPosition[];
}

interface Quote {
  readonly at: number;
  readonly ticks: number;
}

export function createGeneratedHistory({ seed, market }: CopyContext): GeneratedHistory {
  const quotes = new Map<string, Quote>();
  const scales = new Map<string, Scale>();
  const positionCache = new Map<string, ClosedPosition | null>();

  const scaleOf = (contractCode: string, at: number): Scale => {
    const scale = scales.get(contractCode) ?? scaled(market.contract(contractCode, at));
    scales.set(contractCode, scale);
    return scale;
  };
  const quoteIn = (contractCode: string, block: number, { digits }: Scale): Quote => {
    const key = `${contractCode}:${block}`;
    const cached = quotes.get(key);
    if (cached) return cached;
    const at = block * blockMs + (hash(seed, 'lead quote', contractCode, block) % blockMs);
    const quote = { at, ticks: toUnits(market.price(contractCode, at), digits) };
    quotes.set(key, quote);
    return quote;
  };

  const generatedIn = ({ traderUid, contracts, capital, style }: StoredLead, block: number, lastBlock: number): ClosedPosition | null => {
    const state = hash(seed, 'lead', traderUid, block);
    const contractCode = contracts[draw(state, 1) % contracts.length];
    const closingBlock = block + 1 + (draw(state, 2) % maxHoldBlocks);
    if (!style || contractCode === undefined || state % blocksInTenDays >= style.pace || closingBlock > lastBlock) return null;
    const scale = scaleOf(contractCode, block * blockMs);
    const [open, close] = [quoteIn(contractCode, block, scale), quoteIn(contractCode, closingBlock, scale)];
    const rises = close.ticks >= open.ticks;
    const isRight = draw(state, 3) % 100 < style.skill;
    const side = rises === isRight ? 'long' : 'short';
    const ticksMoved = rises ? close.ticks - open.ticks : open.ticks - close.ticks;
    const survivableLeverage = isRight || ticksMoved === 0 ? style.leverage : Math.floor((open.ticks * maxLoss) / (ticksMoved * 100));
    const leverage = Math.max(1, Math.min(style.leverage, survivableLeverage));
    const marginUsdt = Math.floor((capital * style.marginPercent * (60 + (draw(state, 4) % 81))) / 10_000);
    const lots = Math.floor((marginUsdt * million * leverage) / (open.ticks * scale.lotUnits));
    if (lots === 0) return null;
    const value = open.ticks * lots * scale.lotUnits;
    const fee = Math.floor((value * feeRate) / 10_000);
    return {
      id: `${traderUid}-${block}`,
      contractCode,
      side,
      leverage,
      amount: fromUnits(lots * scale.lotInt, scale.lotDigits),
      margin: Math.floor(value / leverage),
      openPrice: fromUnits(open.ticks, scale.digits),
      closePrice: fromUnits(close.ticks, scale.digits),
      fee,
      pnl: (isRight ? 1 : -1) * ticksMoved * lots * scale.lotUnits - fee,
      openTime: open.at,
      closeTime: close.at,
    };
  };

  return {
    of: (lead, from) => {
      if (!lead.style) return [];
      const { traderUid, style } = lead;
      const lastBlock = Math.floor(style.until / blockMs) - 1;
      const closed: ClosedPosition[] = [];
      for (let block = Math.max(lastBlock - historyBlocks, Math.floor(from / blockMs) - maxHoldBlocks); block < lastBlock; block += 1) {
        const key = `${traderUid}:${style.until}:${style.skill}:${block}`;
        const cached = positionCache.get(key);
        const position = cached === undefined ? generatedIn(lead, block, lastBlock) : cached;
        if (cached === undefined) positionCache.set(key, position);
        if (position !== null && position.closeTime >= from) closed.push(position);
      }
      return closed;
    },
  };
}

/** The value of one tick per lot in millionths of a USDT, and the format of amounts. */
interface Scale {
  readonly digits: number;
  readonly lotInt: number;
  readonly lotDigits: number;
  readonly lotUnits: number;
}

function scaled({ digit, contractSize }: { digit: string; contractSize: string }): Scale {
  const { price: digits } = parseDigit(digit);
  const lotDigits = contractSize.split('.')[1]?.length ?? 0;
  const lotInt = toUnits(contractSize, lotDigits);
  let lotUnits = lotInt;
  for (let power = digits + lotDigits; power < moneyDigits; power += 1) lotUnits *= 10;
  return { digits, lotInt, lotDigits, lotUnits };
}
