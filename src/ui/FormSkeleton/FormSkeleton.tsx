import { Skeleton } from '../Skeleton/Skeleton';
import { Text } from '../Text/Text';
import { field, form } from './FormSkeleton.css';

export interface FormSkeletonProps {
  /** Height of the loading form in px; as many fields are drawn as fit into it. */
  size: number;
  /** Announced instead of the shapes; `true` means "Loading…". */
  label?: string | boolean;
}

/** Placeholder of a loading form: labels over fields, as large as the form will be. */
export function FormSkeleton({ size, label }: FormSkeletonProps) {
  return (
    <div className={form} style={{ blockSize: size }}>
      {Array.from({ length: Math.max(1, Math.floor(size / fieldHeight)) }, (_, index) => (
        <div key={index} className={field}>
          <Text as="div" size="dense">
            <Skeleton length="short" label={index === 0 && label} />
          </Text>
          <Skeleton shape="block" size={40} />
        </div>
      ))}
    </div>
  );
}

/** Height of a field with its label and the gap after it, in px. */
const fieldHeight = 88;
