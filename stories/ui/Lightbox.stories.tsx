import { Button } from '@/ui/Button/Button';
import { Lightbox, type LightboxPicture } from '@/ui/Lightbox/Lightbox';
import { useOverlay } from '@/ui/useOverlay';

export default { title: 'ui/Lightbox' };

/** A drawn document of this width and height in px. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" rx="16" fill="white"/><circle cx="25%" cy="45%" r="${height / 6}" fill="silver"/><path d="M${width / 2} ${height / 3}h${width / 3}M${width / 2} ${height / 2}h${width / 4}M${width / 2} ${(height * 2) / 3}h${width / 3}" stroke="gray" stroke-width="12"/></svg>`,
  )}`;

const pictures: readonly LightboxPicture[] = [
  { src: drawn(856, 540), alt: 'Front of the identity card', caption: 'Front: the photo and all four corners are visible' },
  { src: drawn(540, 856), alt: 'Back of the identity card', caption: 'Back' },
];

function Example({ isOpen = true, shown = pictures }: { isOpen?: boolean; shown?: readonly LightboxPicture[] }) {
  const { trigger, overlay } = useOverlay('dialog', isOpen);
  return (
    <>
      <Button {...trigger}>Show documents</Button>
      <Lightbox label="Documents" pictures={shown} isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange} />
    </>
  );
}

export const Closed = () => <Example isOpen={false} />;
export const Open = () => <Example />;
export const OnePicture = () => <Example shown={pictures.slice(1)} />;
export const LongTexts = () => (
  <Example
    shown={pictures.map((picture) => ({
      ...picture,
      caption:
        'Vorderseite des Personalausweises von Maximiliane-Konstantina von Hohenlohe-Oehringen: Foto, Unterschrift und alle vier Ecken sind sichtbar',
    }))}
  />
);
