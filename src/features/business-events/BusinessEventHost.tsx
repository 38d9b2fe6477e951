import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeShown } from '@/entities/notices';
import { useLate } from '@/shared/lazy';
import { $isOpen, screenLeft } from './model';

/** Shows the need-KYC and cannot-use-module dialogs whatever screen raised them. Stands once in a tree, inside the router. */
export function BusinessEventHost() {
  const { isOpen, left, noticed } = useUnit({ isOpen: $isOpen, left: screenLeft, noticed: noticeShown });
  const { pathname } = useLocation();
  const { part, want } = useLate({
    load: () => import('./BusinessEventDialog'),
    namespaces: ['business'],
    onFailed: () => {
      left();
      noticed({ tone: 'danger', text: { key: 'common.errorOffline' } });
    },
  });
  useEffect(() => {
    if (isOpen) want();
  }, [isOpen, want]);
  useEffect(() => () => left(), [pathname, left]);
  return part && <part.BusinessEventDialog />;
}
