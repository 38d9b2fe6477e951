import { Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import { useUiText } from '../texts';
import { allowedSource } from './source';
import {
  details,
  frame,
  mark,
  missing as missingStyle,
  note as noteStyle,
  player,
  poster as posterStyle,
  start,
  title as titleStyle,
} from './VideoFrame.css';

export interface VideoFrameProps {
  /** What the video shows; names the player. */
  title: string;
  /** Address of the player: `https`, on one of `hosts`. */
  src: string;
  /** Hosts from which a player may come, with what lies below them. The site's content policy has to allow them as well. */
  hosts: readonly string[];
  /** Address of a picture, from the site itself. */
  poster?: string;
  /** "3:12" */
  duration?: string;
  texts: {
    /** "Play" */
    readonly play: string;
    /** What loading it means: "Plays from video.example, which will know your address." */
    readonly note: string;
    /** Shown where the address is none that may be played. */
    readonly missing: string;
  };
}

/** Called once, as the player takes the place of the button that had the focus. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus();

/** A video of another site: a picture until it is pressed, so that nobody is told of the visitor before. */
export function VideoFrame({ title, src, hosts, poster, duration, texts }: VideoFrameProps) {
  const text = useUiText();
  const [isPlaying, setPlaying] = useState(false);
  const source = allowedSource(src, hosts);
  if (source === null) {
    return (
      <div className={frame} data-theme="dark">
        <div className={missingStyle}>
          <Icon icon={VideoOff} size="large" />
          <p>{texts.missing}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={frame} data-theme="dark">
      {isPlaying ? (
        <iframe
          ref={focusPlayer}
          title={title}
          src={source}
          className={player}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its own origin, which is another site's and cannot reach this one
          sandbox="allow-scripts allow-same-origin allow-presentation"
        />
      ) : (
        <Button className={start} aria-label={text('named', { name: texts.play, value: title })} onPress={() => setPlaying(true)}>
          {poster && <img src={poster} alt="" className={posterStyle} />}
          <span className={mark}>
            <Icon icon={Play} size="large" />
          </span>
          <span className={details}>
            <span className={titleStyle}>
              {title}
              {duration && <span> · {duration}</span>}
            </span>
            <span className={noteStyle}>{texts.note}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
