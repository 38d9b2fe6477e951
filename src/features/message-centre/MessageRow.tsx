import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Message } from '@/contract/inmail';
import { isSameLocalDay, useFormat, useLocale, useText, type Format } from '@/shared/i18n';
import { ClampedText } from '@/ui/ClampedText/ClampedText';
import { Icon } from '@/ui/Icon/Icon';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { MessageIcon } from './MessageIcon';
import { dot, head, pressed, row, title, when } from './MessageRow.css';
import { messageTarget, type MessageTarget } from './target';

export interface MessageRowProps {
  readonly message: Message;
  readonly now: number;
  readonly onClick: (message: Message) => void;
}

/** One message, with a dot while unread; a link with an arrow if it has a target. */
export function MessageRow({ message, now, onClick }: MessageRowProps) {
  const t = useText('messages');
  const format = useFormat();
  const target = messageTarget(message, useLocale());
  const isLink = message.hasLink && (target.kind === 'internal' || target.kind === 'external');
  return (
    <li className={row}>
      <MessageIcon message={message} />
      <div className={head}>
        <span className={title}>
          {!message.read && (
            <>
              <span className={dot} />
              <VisuallyHidden>{t('messages.unread')} </VisuallyHidden>
            </>
          )}
          <Text weight={message.read ? 'regular' : 'medium'}>
            <MessageTitle message={message} target={target} onClick={onClick} />
          </Text>
        </span>
        <span className={when}>
          {message.createdTime !== null && (
            <Text as="time" size="small" tone="faint" face="figures" wrap="never" title={format.dateTime(message.createdTime)}>
              {timeOf(message.createdTime, now, format)}
            </Text>
          )}
          {isLink && <Icon icon={ChevronRight} tone="faint" />}
        </span>
      </div>
      <ClampedText about={message.title}>{message.content}</ClampedText>
    </li>
  );
}

const timeOf = (instant: number, now: number, format: Format): string =>
  isSameLocalDay(instant, now, format.zone) ? format.time(instant) : format.recent(instant, now);

interface MessageTitleProps extends Pick<MessageRowProps, 'message' | 'onClick'> {
  readonly target: MessageTarget;
}

function MessageTitle({ message, target, onClick }: MessageTitleProps) {
  const open = () => onClick(message);
  /** A middle click opens a new tab without a press event. */
  const onAuxClick = ({ button }: MouseEvent) => button === 1 && open();
  if (!message.hasLink) return message.title;
  if (target.kind === 'internal')
    return (
      <Link variant="plain" isStretched href={target.to} onPress={open} onAuxClick={onAuxClick}>
        {message.title}
      </Link>
    );
  if (target.kind === 'external')
    return (
      <Link variant="plain" isStretched href={target.href} isExternal onPress={open} onAuxClick={onAuxClick}>
        {message.title}
      </Link>
    );
  return (
    <button type="button" className={pressed} onClick={open}>
      {message.title}
    </button>
  );
}
