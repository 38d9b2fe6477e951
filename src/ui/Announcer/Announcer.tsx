import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AnnouncerContext } from './announcer';
import type { Announcements, Announcer as Voice } from './announcer';

export interface AnnouncerProps {
  announcer: Voice;
  children: ReactNode;
}

/** Renders the only live regions of an app instance and provides its announcer. */
export function Announcer({ announcer, children }: AnnouncerProps) {
  const { polite, assertive } = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <VisuallyHidden>
        <Region role="status" {...polite} />
        <Region role="alert" {...assertive} />
      </VisuallyHidden>
    </AnnouncerContext>
  );
}

function Region({ role, texts, revision }: Announcements['polite'] & { role: 'status' | 'alert' }) {
  return (
    <span role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'}>
      {texts.map((text) => (
        <span key={`${revision} ${text}`}>{text} </span>
      ))}
    </span>
  );
}
