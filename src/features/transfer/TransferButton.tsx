import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { loadDialog } from './loadDialog';
import { transferOpened, type TransferPreset } from './dialogModel';

export interface TransferButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'width' | 'children'> {
  /** Initial values of the form. */
  readonly preset?: TransferPreset;
}

const noPreset: TransferPreset = {};

/** Opens the transfer form; sends a visitor to login. */
export function TransferButton({ preset = noPreset, ...buttonProps }: TransferButtonProps) {
  const open = useUnit(transferOpened);
  const prepare = () => void loadDialog().catch(() => {});
  return <Button icon={ArrowLeftRight} {...buttonProps} onHoverStart={prepare} onFocus={prepare} onPress={() => open(preset)} />;
}
