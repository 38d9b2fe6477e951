import { Download } from 'lucide-react';
import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';

export interface SaveQrButtonProps {
  /** The text to encode. */
  value: string;
  /** "Save QR code" */
  children: string;
  /** Called with the code as PNG. */
  onSave: (picture: Blob) => void;
}

/** Saves a QR code as a picture of a fixed size, with its quiet zone, in black on white. */
export function SaveQrButton({ value, children, onSave }: SaveQrButtonProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    canvas.current?.toBlob((picture) => {
      if (picture) onSave(picture);
      setSaving(false);
    });
  }, [isSaving, onSave]);
  return (
    <>
      <Button icon={Download} onPress={() => setSaving(true)}>
        {children}
      </Button>
      {isSaving && (
        <span hidden>
          <QRCodeCanvas ref={canvas} value={value} size={pictureSize} marginSize={quietZone} level="M" />
        </span>
      )}
    </>
  );
}

const pictureSize = 720; // px
const quietZone = 4; // modules; ISO/IEC 18004
