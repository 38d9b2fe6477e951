import { ChartSkeleton } from './ChartSkeleton';
import { phonePanel, phoneTabs } from './TradeDesk.css';

/** Takes the room of the tabs of a phone and of their panel while they are loaded. */
export function PhoneSkeleton() {
  return (
    <>
      <div className={phoneTabs} />
      <div className={phonePanel}>
        <ChartSkeleton />
      </div>
    </>
  );
}
