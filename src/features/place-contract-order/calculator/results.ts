import type { Decimal } from '@/contract/decimal';
import { valueOf, type MarginMode, type PositionSide } from '@/contract/swap';
import { parsePositive } from '@/shared/lib/numberInput';
import type { TicketMarket } from '../ticket';
import { liquidationOf, maxAmountOf, outcomeOf, targetOf } from './maths';

/** The calculations to choose from. */
export const calculationKinds = ['outcome', 'target', 'liquidation', 'most'] as const;
export type CalculationKind = (typeof calculationKinds)[number];

/** Values as typed: prices, a return on margin in percent, an amount, the money for a position, and the equity behind a cross one. */
export type CalculatorInputs = Readonly<Record<'entry' | 'exit' | 'percent' | 'amount' | 'money' | 'equity', string>>;

export interface CalculatorState {
  readonly question: CalculationKind;
  readonly side: PositionSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly typed: CalculatorInputs;
}

/** One line of the result; its value is null if unknown or non-existent. */
export interface Result {
  readonly id: 'margin' | 'profit' | 'fees' | 'net' | 'return' | 'target' | 'liquidation' | 'most' | 'value';
  readonly kind: 'price' | 'money' | 'amount' | 'percent';
  readonly value: Decimal | null;
}

/** The input fields of a calculation, in the order of the form. */
export function fieldsOf(question: CalculationKind, marginMode: MarginMode): readonly (keyof CalculatorInputs)[] {
  if (question === 'outcome') return ['entry', 'exit', 'amount'];
  if (question === 'target') return ['entry', 'percent', 'amount'];
  if (question === 'most') return ['entry', 'money'];
  return marginMode === 'cross' ? ['entry', 'amount', 'equity'] : ['entry', 'amount'];
}

/** Calculates the results from the typed values. */
export function calculate({ question, side, marginMode, leverage, typed }: CalculatorState, market: TicketMarket): readonly Result[] {
  const { contractCode, tiers, lot, priceDigits, fees } = market;
  const { taker } = fees;
  const [entry, exit, percent, amount, money, equity] = [
    parsePositive(typed.entry),
    parsePositive(typed.exit),
    parsePositive(typed.percent),
    parsePositive(typed.amount),
    parsePositive(typed.money),
    parsePositive(typed.equity),
  ];
  const position = entry === null || amount === null ? null : { contractCode, side, leverage, entry, amount };
  if (question === 'most') {
    const max = entry === null || money === null ? null : maxAmountOf({ contractCode, leverage, entry }, { money, taker, tiers, lot });
    return [
      { id: 'most', kind: 'amount', value: max },
      { id: 'value', kind: 'money', value: max === null || entry === null ? null : valueOf(contractCode, max, entry) },
    ];
  }
  if (question === 'liquidation') {
    const isCross = marginMode === 'cross';
    const isKnown = position !== null && (!isCross || equity !== null);
    const price = isKnown ? liquidationOf(position, { equity: isCross ? equity : null, taker, tiers, priceDigits }) : null;
    return [
      { id: 'liquidation', kind: 'price', value: price },
      { id: 'margin', kind: 'money', value: position && outcomeOf(position, position.entry, taker).margin },
    ];
  }
  const exitPrice = question === 'outcome' ? exit : position && percent && targetOf(position, percent, priceDigits);
  const outcome = position && exitPrice ? outcomeOf(position, exitPrice, taker) : null;
  return [
    ...(question === 'target' ? ([{ id: 'target', kind: 'price', value: exitPrice }] as const) : []),
    { id: 'margin', kind: 'money', value: position && outcomeOf(position, position.entry, taker).margin },
    { id: 'profit', kind: 'money', value: outcome && outcome.profit },
    { id: 'fees', kind: 'money', value: outcome && outcome.fees },
    { id: 'net', kind: 'money', value: outcome && outcome.net },
    { id: 'return', kind: 'percent', value: outcome && outcome.returnRate },
  ];
}
