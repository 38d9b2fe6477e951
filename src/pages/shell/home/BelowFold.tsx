import { Stack } from '@/ui/Stack/Stack';
import { AppBlock } from './AppBlock';
import { Faq } from './Faq';
import { Benefits } from './Benefits';
import { Products } from './Products';

export interface BelowFoldProps {
  readonly isVisitor: boolean;
}

/** The sections below the market: products and, for a visitor, benefits, app download and FAQ. */
export function BelowFold({ isVisitor }: BelowFoldProps) {
  return (
    <Stack gap={10}>
      <Products />
      {isVisitor && (
        <>
          <Benefits />
          <AppBlock />
          <Faq />
        </>
      )}
    </Stack>
  );
}
