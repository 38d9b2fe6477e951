import { TickerStat } from '@/widgets/trade-desk';

export default { title: 'widgets/TickerStat' };

export const Figures = () => (
  <dl>
    <TickerStat name="Mark">64,123.5</TickerStat>
    <TickerStat name="Funding / Countdown">+0.0100% / 03h 12m 04s</TickerStat>
  </dl>
);
