import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeShown } from '@/entities/notices';
import { useLate } from '@/shared/lazy';
import { loadDialog } from './loadDialog';
import { $opening, transferClosed } from './opening';

/** Shows the transfer form wherever it is asked for; its code and texts come with the first time. Stands once in a tree, inside the router. */
export function TransferHost() {
  const { opening, closed, noticed } = useUnit({ opening: $opening, closed: transferClosed, noticed: noticeShown });
  const { pathname } = useLocation();
  const isAsked = opening !== null;
  const { part, want } = useLate({
    load: loadDialog,
    namespaces: ['transfer', 'accounts'],
    onFailed: () => {
      closed();
      noticed({ tone: 'danger', text: { key: 'common.errorOffline' } });
    },
  });
  useEffect(() => {
    if (isAsked) want();
  }, [isAsked, want]);
  useEffect(() => () => closed(), [pathname, closed]);
  return part && <part.TransferDialog />;
}
