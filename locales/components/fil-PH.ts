import type { ComponentStrings } from './strings';

export const autocomplete: ComponentStrings = { collectionLabel: 'Mga mungkahi' };

export const breadcrumbs: ComponentStrings = { breadcrumbs: 'Landas ng nabigasyon' };

export const calendar: ComponentStrings = {
  previous: 'Nakaraan',
  next: 'Susunod',
  selectedDateDescription: ({ date }) => `Napiling petsa: ${date}`,
  selectedRangeDescription: ({ dateRange }) => `Napiling saklaw: ${dateRange}`,
  todayDate: ({ date }) => `Ngayon, ${date}`,
  todayDateSelected: ({ date }) => `Ngayon, napili ang ${date}`,
  dateSelected: ({ date }) => `Napili ang ${date}`,
  startRangeSelectionPrompt: 'I-click para simulan ang pagpili ng saklaw ng petsa',
  finishRangeSelectionPrompt: 'I-click para tapusin ang pagpili ng saklaw ng petsa',
  minimumDate: 'Unang petsang mapipili',
  maximumDate: 'Huling petsang mapipili',
  dateRange: ({ startDate, endDate }) => `${startDate} hanggang ${endDate}`,
};

export const combobox: ComponentStrings = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, { number }) =>
    `${isGroupChange ? `Pumasok sa pangkat na ${groupTitle}, may ${number(groupCount)} opsiyon. ` : ''}${optionText}${isSelected ? ', napili' : ''}`,
  countAnnouncement: ({ optionCount }, { number }) => `May ${number(optionCount)} opsiyon.`,
  selectedAnnouncement: ({ optionText }) => `${optionText}, napili`,
  buttonLabel: 'Ipakita ang mga mungkahi',
  listboxLabel: 'Mga mungkahi',
};

export const datepicker: ComponentStrings = {
  era: 'panahon',
  year: 'taon',
  month: 'buwan',
  day: 'araw',
  hour: 'oras',
  minute: 'minuto',
  second: 'segundo',
  dayPeriod: 'umaga o hapon',
  calendar: 'Kalendaryo',
  startDate: 'Petsa ng simula',
  endDate: 'Petsa ng katapusan',
  weekday: 'araw ng linggo',
  timeZoneName: 'sona ng oras',
  selectedDateDescription: ({ date }) => `Napiling petsa: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }) => `Napiling saklaw: ${startDate} hanggang ${endDate}`,
  selectedTimeDescription: ({ time }) => `Napiling oras: ${time}`,
};

export const dateLimits: ComponentStrings = {
  rangeUnderflow: ({ minValue }) => `Dapat ${minValue} o mas huli ang petsa.`,
  rangeOverflow: ({ maxValue }) => `Dapat ${maxValue} o mas maaga ang petsa.`,
  rangeReversed: 'Dapat mauna ang petsa ng simula sa petsa ng katapusan.',
  unavailableDate: 'Hindi mapipili ang petsang ito.',
};

export const dnd: ComponentStrings = {
  dragItem: ({ itemText }) => `I-drag ang ${itemText}`,
  dragSelectedItems: ({ count }, { number }) => `I-drag ang ${number(count)} napiling item`,
  dragDescriptionKeyboard: 'Pindutin ang Enter para magsimulang mag-drag.',
  dragDescriptionKeyboardAlt: 'Pindutin ang Alt + Enter para magsimulang mag-drag.',
  dragDescriptionTouch: 'I-double tap para magsimulang mag-drag.',
  dragDescriptionVirtual: 'I-click para magsimulang mag-drag.',
  dragDescriptionLongPress: 'Pindutin nang matagal para magsimulang mag-drag.',
  dragSelectedKeyboard: ({ count }, { number }) => `Pindutin ang Enter para i-drag ang ${number(count)} napiling item.`,
  dragSelectedKeyboardAlt: ({ count }, { number }) => `Pindutin ang Alt + Enter para i-drag ang ${number(count)} napiling item.`,
  dragSelectedLongPress: ({ count }, { number }) => `Pindutin nang matagal para i-drag ang ${number(count)} napiling item.`,
  dragStartedKeyboard: 'Sinimulan ang pag-drag. Pindutin ang Tab papunta sa paglalagyan, saka Enter para ilagay o Escape para kanselahin.',
  dragStartedTouch: 'Sinimulan ang pag-drag. Pumunta sa paglalagyan, saka i-double tap para ilagay.',
  dragStartedVirtual: 'Sinimulan ang pag-drag. Pumunta sa paglalagyan, saka i-click o pindutin ang Enter para ilagay.',
  endDragKeyboard: 'Nagda-drag. Pindutin ang Enter para kanselahin.',
  endDragTouch: 'Nagda-drag. I-double tap para kanselahin.',
  endDragVirtual: 'Nagda-drag. I-click para kanselahin.',
  dropDescriptionKeyboard: 'Pindutin ang Enter para ilagay. Pindutin ang Escape para kanselahin.',
  dropDescriptionTouch: 'I-double tap para ilagay.',
  dropDescriptionVirtual: 'I-click para ilagay.',
  dropCanceled: 'Kinansela ang paglalagay.',
  dropComplete: 'Nailagay na.',
  dropIndicator: 'palatandaan ng paglalagyan',
  dropOnRoot: 'Ilagay sa',
  dropOnItem: ({ itemText }) => `Ilagay sa ${itemText}`,
  insertBefore: ({ itemText }) => `Isingit bago ang ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }) => `Isingit sa pagitan ng ${beforeItemText} at ${afterItemText}`,
  insertAfter: ({ itemText }) => `Isingit pagkatapos ng ${itemText}`,
};

export const grid: ComponentStrings = {
  deselectedItem: ({ item }) => `Hindi napili ang ${item}.`,
  select: 'Piliin',
  selectedCount: ({ count }, { number }) => (count === 0 ? 'Walang napiling item.' : `Napili ang ${number(count)} item.`),
  selectedAll: 'Napili ang lahat ng item.',
  selectedItem: ({ item }) => `Napili ang ${item}.`,
  longPressToSelect: 'Pindutin nang matagal para makapili.',
};

export const menu: ComponentStrings = {
  longPressMessage: 'Pindutin nang matagal o pindutin ang Alt + pababang arrow para buksan ang menu',
};

export const numberfield: ComponentStrings = {
  decrease: ({ fieldLabel }) => `Bawasan ang ${fieldLabel}`,
  increase: ({ fieldLabel }) => `Dagdagan ang ${fieldLabel}`,
  numberField: 'Field ng numero',
};

export const overlays: ComponentStrings = { dismiss: 'Isara' };

export const parts: ComponentStrings = {
  selectPlaceholder: 'Pumili ng item',
  tableResizer: 'Pambago ng laki',
  dropzoneLabel: 'Paglalagyan',
  colorSwatchPicker: 'Mga halimbawang kulay',
};

export const previewtrigger: ComponentStrings = { longPressMessage: 'Pindutin nang matagal para buksan ang preview' };

export const searchfield: ComponentStrings = { 'Clear search': 'Burahin ang paghahanap' };

export const spinbutton: ComponentStrings = { Empty: 'Walang laman' };

export const table: ComponentStrings = {
  select: 'Piliin',
  selectAll: 'Piliin lahat',
  sortable: 'column na maaaring pagsunud-sunurin',
  ascending: 'pataas',
  descending: 'pababa',
  ascendingSort: ({ columnName }) => `pinagsunud-sunod ayon sa column na ${columnName} nang pataas`,
  descendingSort: ({ columnName }) => `pinagsunud-sunod ayon sa column na ${columnName} nang pababa`,
  columnSize: ({ value }) => `${value} pixel`,
  resizerDescription: 'Pindutin ang Enter para simulan ang pagbabago ng laki',
  expand: 'Palawakin',
  collapse: 'Itiklop',
};

export const tag: ComponentStrings = { removeDescription: 'Pindutin ang Delete para alisin ang tag.', removeButtonLabel: 'Alisin' };

export const toast: ComponentStrings = {
  close: 'Isara',
  notifications: ({ count }, { number }) => `${number(count)} notipikasyon.`,
};

export const tree: ComponentStrings = { expand: 'Palawakin', collapse: 'I-collapse' };
