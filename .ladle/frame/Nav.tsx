import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { Heading } from '@/ui/Heading/Heading';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { count, entries, entry, group as groupStyle, search as searchStyle, story as storyStyle } from './Nav.css';
import { bestMatch, matchingStory, searchParts } from './stories';

export interface NavProps {
  /** Id of the open story. */
  readonly story: string;
  readonly onOpen: (address: string) => void;
}

/** The list of all stories by part of the product, with a search whose Enter opens the best match; the open story is scrolled into view. */
export function Nav({ story, onOpen }: NavProps) {
  const [search, setSearch] = useState('');
  const parts = searchParts(search);
  const found = parts.reduce((sum, { groups }) => sum + groups.length, 0);
  const openBest = () => {
    const best = search.trim() && bestMatch(search);
    if (best) onOpen(`?story=${best}`);
  };
  return (
    <Stack as="nav" gap={5} aria-label="Stories">
      <div className={searchStyle}>
        <SearchField
          label="Search stories"
          placeholder="Search stories"
          size="compact"
          value={search}
          onChange={setSearch}
          onSubmit={openBest}
        />
      </div>
      {found === 0 && <Text tone="soft">No stories match.</Text>}
      {parts.map(({ name, groups }) => (
        <Stack key={name} gap={2}>
          <Heading level={2} size="body">
            {name} <span className={count}>{groups.length}</span>
          </Heading>
          <ul className={entries}>
            {groups.map((group) => {
              const isOpen = group.stories.some(({ id }) => id === story);
              return (
                <li key={group.file} ref={isOpen ? reveal : null} className={groupStyle}>
                  <Link href={`?story=${matchingStory(group, search)}`} className={entry} {...(isOpen && { 'data-open': '' })}>
                    {group.name}
                  </Link>
                  {isOpen && group.stories.length > 1 && (
                    <ul className={entries}>
                      {group.stories.map(({ id, name: title }) => (
                        <li key={id}>
                          <Link href={`?story=${id}`} className={storyStyle} aria-current={id === story ? 'page' : undefined}>
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

/** Scrolls a list opened by a link to the open story. */
const reveal = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' });
