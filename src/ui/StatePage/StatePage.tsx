import type { ReactNode } from 'react';
import { Countdown } from '../Countdown/Countdown';
import type { CountdownProps } from '../Countdown/Countdown';
import { faultPictures } from '../Illustration/faultPictures';
import { statePictures } from '../Illustration/statePictures';
import { StateFrame } from '../StateFrame/StateFrame';
import type { StateFrameProps } from '../StateFrame/StateFrame';
import { caption, wait } from './StatePage.css';

export const stateKinds = ['loggedOut', 'restricted', 'offline', 'maintenance', 'rateLimited'] as const;

const pictures = {
  loggedOut: statePictures.door,
  restricted: statePictures.region,
  offline: faultPictures.offline,
  maintenance: statePictures.maintenance,
  rateLimited: statePictures.hourglass,
} satisfies Record<(typeof stateKinds)[number], ReactNode>;

export interface StatePageProps extends Pick<StateFrameProps, 'title' | 'level' | 'action' | 'density'> {
  /** Why the content is unavailable; determines the picture. */
  kind: (typeof stateKinds)[number];
  /** What to do, and what is not affected. */
  advice: string;
  /** When an automatic retry takes place, with the label above the time: "Next try in". */
  retry?: Pick<CountdownProps, 'to' | 'now'> & { readonly label: string };
}

/** Replaces a page or an area that is currently unavailable: not logged in, region restricted, offline, maintenance, too many requests. */
export function StatePage({ kind, retry, density = 'generous', ...props }: StatePageProps) {
  return (
    <StateFrame {...props} density={density} picture={pictures[kind]}>
      {retry && (
        <div className={wait}>
          <span className={caption}>{retry.label}</span>
          <Countdown to={retry.to} now={retry.now} largest="minute" />
        </div>
      )}
    </StateFrame>
  );
}
