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
  /** Hosts a player may come from, including their subdomains. The site's content security policy must allow them too. */
  hosts: readonly string[];
  /** Address of a preview picture on the site itself. */
  poster?: string;
  /** "3:12" */
  duration?: string;
  texts: {
    /** "Play" */
    readonly play: string;
    /** What loading the video implies: "Plays from video.example, which will know your address." */
    readonly note: string;
    /** Shown if the address is not allowed. */
    readonly missing: string;
  };
}

/** Called once, when the player replaces the button that had the focus. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus();

/** A video of another site: only a picture until it is pressed, so that the site learns nothing about the visitor before. */
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
