import { Paperclip, SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../Button/Button';
import { box } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { area, composer, row, suggestions as suggestionsStyle } from './ChatComposer.css';

export interface AttachmentPicker {
  /** Label of the button: "Attach a file". */
  readonly label: string;
  /** Media types or extensions for the file picker; not validated. */
  readonly accepts?: readonly string[];
  readonly onChosen: (file: File) => void;
}

export interface ChatComposerProps {
  /** The text being written. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Called with the trimmed draft, or with a suggestion; the caller clears the draft. */
  onSend: (text: string) => void;
  texts: {
    /** Label and placeholder of the field: "Write a message". */
    readonly write: string;
    readonly send: string;
  };
  /** Replies that are sent with one press. */
  suggestions?: readonly string[];
  /** How a file is attached; without it no file can be. */
  attachment?: AttachmentPicker;
  /** Maximum length of a message, in characters. */
  maxLength?: number;
  isDisabled?: boolean;
}

/** The message field of a conversation: Enter sends, Shift+Enter starts a new line. */
export function ChatComposer({
  draft,
  onDraftChange,
  onSend,
  texts,
  suggestions = [],
  attachment,
  maxLength,
  isDisabled = false,
}: ChatComposerProps) {
  const text = draft.trim();
  const send = () => {
    if (text) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attach = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) attachment?.onChosen(file);
  };
  return (
    <div className={composer}>
      {suggestions.length > 0 && (
        <div className={suggestionsStyle}>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="compact" isDisabled={isDisabled} onPress={() => onSend(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
      <TextField aria-label={texts.write} value={draft} onChange={onDraftChange} maxLength={maxLength} isDisabled={isDisabled}>
        <Group className={`${box({ size: 'regular' })} ${row}`} isDisabled={isDisabled}>
          {attachment && (
            <FileTrigger acceptedFileTypes={attachment.accepts} onSelect={attach}>
              <IconButton icon={Paperclip} label={attachment.label} size="compact" isDisabled={isDisabled} />
            </FileTrigger>
          )}
          <TextArea rows={1} placeholder={texts.write} className={area} onKeyDown={onKeyDown} />
          <IconButton icon={SendHorizontal} label={texts.send} size="compact" isDisabled={isDisabled || !text} onPress={send} />
        </Group>
      </TextField>
    </div>
  );
}
