import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Text } from '@/ui/Text/Text';
import { $camera, cameraClosed, pictureTaken, type Camera } from './camera';
import { picture } from './CameraDialog.css';
import { frameOf } from './picture';

/** Takes a photo with the device's camera and shows it for confirmation. */
export function CameraDialog() {
  const camera = useUnit($camera);
  return camera && <OpenCamera camera={camera} />;
}

function OpenCamera({ camera: { request, stream, problem } }: { readonly camera: Camera }) {
  const t = useText('verification');
  const { onClose, onTaken } = useUnit({ onClose: cameraClosed, onTaken: pictureTaken });
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setLive] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const freeze = (isFrozen: boolean) => {
    if (isFrozen) video.current?.pause();
    else void video.current?.play();
    setTaken(isFrozen);
  };
  const onUse = async () => {
    const file = video.current && (await frameOf(video.current, request.kind));
    if (file) onTaken(file);
  };
  const footer = isTaken ? (
    <>
      <Button onPress={() => freeze(false)}>{t('verification.cameraAgain')}</Button>
      <Button tone="accent" onPress={onUse}>
        {t('verification.cameraUse')}
      </Button>
    </>
  ) : (
    <Button tone="accent" isDisabled={!isLive} onPress={() => freeze(true)}>
      {t('verification.takePicture')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isClosable
      width="confirm"
      title={t(`verification.document_${request.kind}`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={problem ? undefined : footer}
    >
      {problem ? (
        <InlineAlert tone="danger" isAnnounced>
          {t(`verification.camera_${problem}`)}
        </InlineAlert>
      ) : (
        <>
          <video
            key={stream?.id}
            ref={(element) => {
              video.current = element;
              if (element && element.srcObject !== stream) element.srcObject = stream;
            }}
            aria-label={t(isTaken ? 'verification.cameraPhoto' : 'verification.cameraPicture')}
            autoPlay
            muted
            playsInline
            onPlaying={() => setLive(true)}
            className={picture({ facing: request.facing })}
          />
          <Text as="p" size="dense" tone="soft">
            {t(isTaken ? 'verification.cameraCheck' : isLive ? 'verification.cameraHint' : 'verification.cameraStarting')}
          </Text>
        </>
      )}
    </Dialog>
  );
}
