import { QRCodeSVG } from 'qrcode.react';
import { paper } from './QrCode.css';

const pixelSizes = { small: 120, medium: 135, regular: 176, large: 240 };

export const qrSizes = ['small', 'medium', 'regular', 'large'] as const;

export interface QrCodeProps {
  /** The text to encode. */
  value: string;
  /** Accessible name: "Address of your BTC wallet". */
  label: string;
  /** 120, 135, 176 or 240 px including the quiet zone. */
  size?: (typeof qrSizes)[number];
}

const quietZone = 4; // modules; ISO/IEC 18004
/** Capacity of the largest code at level M, in bytes. Source: ISO/IEC 18004. */
const maxBytes = 2331;

/** A QR code; always show the encoded text beside it. Renders nothing if the text is too long for one. */
export function QrCode({ value, label, size = 'regular' }: QrCodeProps) {
  if (new TextEncoder().encode(value).length > maxBytes) return null;
  return (
    <span className={paper}>
      <QRCodeSVG
        value={value}
        size={pixelSizes[size]}
        marginSize={quietZone}
        level="M"
        bgColor="transparent"
        fgColor="currentColor"
        role="img"
        aria-label={label}
      />
    </span>
  );
}
