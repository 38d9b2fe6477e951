import { ArrowUpRight, Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon';
import { check, description as descriptionStyle, end as endStyle, option, section, sectionTitle, texts } from '../options.css';
import type { MenuEntry, MenuGroup } from './Menu';

/** Renders the groups of a menu; `label` names groups without a title. */
export function menuGroups(groups: readonly MenuGroup[], label: string, isChoice = false) {
  return groups.map(({ id, title, entries }) => (
    <MenuSection key={id} id={id} aria-label={title ?? label} className={section}>
      {title && <Header className={sectionTitle}>{title}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} isChoice={isChoice} {...entry} />
      ))}
    </MenuSection>
  ));
}

function Entry({
  id,
  label,
  description,
  icon,
  end,
  href,
  isExternal,
  tone = 'plain',
  isDisabled,
  isChoice,
}: MenuEntry & { isChoice: boolean }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      isDisabled={isDisabled}
      className={option({ tone })}
    >
      {icon && <Icon icon={icon} tone={tone === 'danger' ? 'inherit' : 'soft'} />}
      <span className={texts}>
        {label}
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
      {end && <span className={endStyle}>{end}</span>}
      {isExternal && <Icon icon={ArrowUpRight} tone="faint" />}
      {isChoice && (
        <span className={check}>
          <Icon icon={Check} />
        </span>
      )}
    </MenuItem>
  );
}
