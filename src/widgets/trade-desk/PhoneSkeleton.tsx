import { ChartSkeleton } from './ChartSkeleton';
import { phonePanel, phoneTabs } from './TradeDesk.css';

/** Reserves the space of a phone's tabs and their panel while they load. */
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
