import { DeskFigure } from '@/widgets/trade-desk';

export default { title: 'widgets/DeskFigure' };

export const Figures = () => (
  <dl>
    <DeskFigure name="Mark">64,123.5</DeskFigure>
    <DeskFigure name="Funding / Countdown">+0.0100% / 03h 12m 04s</DeskFigure>
  </dl>
);
