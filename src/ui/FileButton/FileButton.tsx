import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Media types or extensions for the file picker, such as `application/json`; not validated. */
  accepts: readonly string[];
  onFile: (file: File) => void;
  /** Takes a photo with the camera facing this way, on devices that support it. */
  camera?: 'user' | 'environment';
}

/** Lets the user choose a file. */
export function FileButton({ accepts, onFile, camera, ...props }: FileButtonProps) {
  const onSelect = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <FileTrigger acceptedFileTypes={accepts} defaultCamera={camera} onSelect={onSelect}>
      <Button {...props} />
    </FileTrigger>
  );
}
