import { CircleAlert, FileText } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { useUiText } from '../texts';
import { bubble, failure, file, fileMark, fileSize, picture, status, words } from './ChatBubble.css';
import type { ChatAttachment, ChatMessage } from './conversation';

export interface ChatBubbleProps {
  message: ChatMessage;
  texts: {
    /** "Sending…" */
    readonly sending: string;
    /** "Not sent" */
    readonly failed: string;
  };
  /** Called with the id of a failed message, to send it again. */
  onRetry: (id: string) => void;
}

/** A message with its attachments and, if it is the user's own, its sending state. */
export function ChatBubble({ message: { id, author, text, state, attachments = [] }, texts, onRetry }: ChatBubbleProps) {
  const uiText = useUiText();
  return (
    <>
      <div className={bubble({ isSelf: author === 'self', isFailed: state === 'failed', isSending: state === 'sending' })}>
        {text && <p className={words}>{text}</p>}
        {attachments.map((attachment) => (
          <Attachment key={attachment.name} {...attachment} />
        ))}
      </div>
      {state === 'sending' && <p className={status}>{texts.sending}</p>}
      {state === 'failed' && (
        <p className={failure}>
          <Icon icon={CircleAlert} />
          {texts.failed}
          <Button tone="quiet" size="compact" onPress={() => onRetry(id)}>
            {uiText('retry')}
          </Button>
        </p>
      )}
    </>
  );
}

function Attachment({ name, size, href, preview }: ChatAttachment) {
  return (
    <>
      {preview && <img src={preview} alt={name} className={picture} />}
      <p className={file}>
        <span className={fileMark}>
          <Icon icon={FileText} />
        </span>
        <span>
          {href ? (
            <Link href={href} isExternal>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className={fileSize}>{size}</span>
        </span>
      </p>
    </>
  );
}
