import { Grid } from '@/ui/Grid/Grid';
import { VideoFrame } from '@/ui/VideoFrame/VideoFrame';
import { playground } from '../playground';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/VideoFrame' };

/** A drawn picture of a rising line. */
const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="dimgray"/><path d="M0 150 60 110 120 130 200 60 250 80 320 20" fill="none" stroke="white" stroke-width="3"/></svg>',
)}`;

const texts = {
  play: 'Play',
  note: 'Plays from video.example, which will see your IP address.',
  missing: 'This video is not available.',
};
const parts = { src: 'https://video.example/embed/1', hosts: ['video.example'], texts };

export const States = () => (
  <StatesSheet
    variants={['Picture', 'No picture']}
    states={{ ...enabledStates, 'Another host': { props: { src: 'https://other.example/embed/1' } } }}
    cellWidth={300}
  >
    {(variant, props, state) => (
      <VideoFrame
        {...parts}
        title={`Contracts, ${variant}, ${state}`}
        duration="3:12"
        poster={variant === 'Picture' ? poster : undefined}
        {...props}
      />
    )}
  </StatesSheet>
);

export const LongTexts = () => (
  <Grid columns="large">
    <VideoFrame
      {...parts}
      title="Rechtsverbindliche Einführung in die Überweisung zwischen isolierten Margin-Konten"
      duration="1:03:12"
      texts={{ ...texts, note: 'Wird von video.example geladen; der Anbieter erfährt dabei, von welcher Adresse es abgerufen wird.' }}
    />
  </Grid>
);

export const Playground = playground(VideoFrame, { ...parts, title: 'How perpetual contracts work', duration: '3:12' });
