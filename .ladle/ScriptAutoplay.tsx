import { useEffect, useState } from 'react';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { play } from '@/devtools/script/play';
import { shownStage } from './script/stage';
import { scriptFromUrl } from '@/devtools/script/steps';

/** Plays the script in the address once the story is shown, so that a link opens the resulting state. */
export function ScriptAutoplay({ meta, text }: { readonly meta: unknown; readonly text: string }) {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const run = async () => play(shownStage(), scriptFromUrl(text, meta), () => {});
    run().catch((cause: unknown) => setFault(cause instanceof Error ? cause.message.split('\n')[0] : String(cause)));
  }, [meta, text]);
  return fault ? (
    <InlineAlert tone="danger" title="The script stopped">
      {fault}
    </InlineAlert>
  ) : null;
}
