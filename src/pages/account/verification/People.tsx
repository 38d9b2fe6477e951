import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useUnit } from 'effector-react';
import { isPartial } from '@/shared/api';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $isPersonPending, $isWhole, companyPeople, personOpened, personRemoved } from './company';
import { $findings } from './findings';
import { person as personStyle, personText } from './page.css';
import { personRoles, type Person, type PersonRole } from './persons';

/** Lists the directors, beneficial owners and traders of a company; each person is saved with their form. */
export function People() {
  return (
    <Stack gap={5}>
      {personRoles.map((role) => (
        <PeopleOf key={role} role={role} />
      ))}
    </Stack>
  );
}

function PeopleOf({ role }: { readonly role: PersonRole }) {
  const t = useText('verification');
  const { list, isWhole, isPending, onOpen, onRemove } = useUnit({
    list: companyPeople[role].$data,
    isWhole: $isWhole,
    isPending: $isPersonPending,
    onOpen: personOpened,
    onRemove: personRemoved,
  });
  const canChange = isWhole[role];
  const isIncomplete = list !== null && isPartial(list);
  return (
    <Panel
      level={3}
      density="compact"
      inset="none"
      title={t(`verification.document_${role}`)}
      aside={
        <Button
          size="compact"
          icon={Plus}
          aria-label={t(`verification.add_${role}`)}
          isDisabled={!canChange}
          onPress={() => onOpen({ role, index: null })}
        >
          {t('verification.add')}
        </Button>
      }
    >
      {isIncomplete && <InlineAlert tone="warning">{t('verification.peopleIncomplete')}</InlineAlert>}
      <div ref={keepRowFocus}>
        <QueryView
          query={companyPeople[role]}
          density="compact"
          skeleton={<Skeleton shape="row" count={2} label />}
          empty={
            !isIncomplete && (
              <EmptyState density="compact" picture="list" text={t('verification.nobody')} hint={t(`verification.nobody_${role}`)} />
            )
          }
        >
          {(people) => (
            <ul aria-label={t(`verification.document_${role}`)}>
              {people.map((person, index) => {
                const name = t('verification.fullName', { firstName: person.firstName, lastName: person.lastName });
                return (
                  <li key={`${person.documentNumber} ${timesBefore(people, index)}`} className={personStyle}>
                    <span className={personText}>
                      <Text>{name}</Text>
                      <Detail person={person} />
                      <FindingsOf role={role} person={`${person.firstName} ${person.lastName}`} />
                    </span>
                    <IconButton
                      icon={Pencil}
                      label={t('verification.editPerson', { name })}
                      isDisabled={!canChange}
                      onPress={() => onOpen({ role, index })}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('verification.removePerson', { name })}
                      isDisabled={people.length === 1 || !canChange || isPending}
                      onPress={() => onRemove({ role, index })}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </QueryView>
      </div>
    </Panel>
  );
}

/** Counts earlier entries with the same document, for a key that does not depend on the position in the list. */
const timesBefore = (list: readonly Person[], index: number): number =>
  list.slice(0, index).filter(({ documentNumber }) => documentNumber === list[index]?.documentNumber).length;

/** The share, position or e-mail address of a person. */
function Detail({ person }: { readonly person: Person }) {
  const t = useText('verification');
  const format = useFormat();
  return (
    <Text size="dense" tone="soft">
      {'sharePercent' in person
        ? t('verification.share', { share: format.amount(person.sharePercent) })
        : 'position' in person
          ? person.position
          : person.email}
    </Text>
  );
}

/** Findings of the review about a person. */
function FindingsOf({ role, person }: { readonly role: PersonRole; readonly person: string }) {
  const t = useText('verification');
  const findings = useUnit($findings).filter((finding) => finding.at === role && finding.person === person);
  return findings.map(({ reason }) => (
    <Text key={reason} size="dense" tone="danger">
      {t(`verification.finding_${reason}`)}
    </Text>
  ));
}
