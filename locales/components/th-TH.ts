import type { ComponentStrings } from './strings';

export const autocomplete: ComponentStrings = { collectionLabel: 'คำแนะนำ' };

export const breadcrumbs: ComponentStrings = { breadcrumbs: 'เส้นทางนำทาง' };

export const calendar: ComponentStrings = {
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  selectedDateDescription: ({ date }) => `วันที่เลือก: ${date}`,
  selectedRangeDescription: ({ dateRange }) => `ช่วงที่เลือก: ${dateRange}`,
  todayDate: ({ date }) => `วันนี้ ${date}`,
  todayDateSelected: ({ date }) => `วันนี้ เลือก ${date} แล้ว`,
  dateSelected: ({ date }) => `เลือก ${date} แล้ว`,
  startRangeSelectionPrompt: 'คลิกเพื่อเริ่มเลือกช่วงวันที่',
  finishRangeSelectionPrompt: 'คลิกเพื่อสิ้นสุดการเลือกช่วงวันที่',
  minimumDate: 'วันแรกที่เลือกได้',
  maximumDate: 'วันสุดท้ายที่เลือกได้',
  dateRange: ({ startDate, endDate }) => `${startDate} ถึง ${endDate}`,
};

export const combobox: ComponentStrings = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, { number }) =>
    `${isGroupChange ? `เข้าสู่กลุ่ม ${groupTitle} มี ${number(groupCount)} ตัวเลือก ` : ''}${optionText}${isSelected ? ' เลือกแล้ว' : ''}`,
  countAnnouncement: ({ optionCount }, { number }) => `มี ${number(optionCount)} ตัวเลือก`,
  selectedAnnouncement: ({ optionText }) => `${optionText} เลือกแล้ว`,
  buttonLabel: 'แสดงคำแนะนำ',
  listboxLabel: 'คำแนะนำ',
};

export const datepicker: ComponentStrings = {
  era: 'ศักราช',
  year: 'ปี',
  month: 'เดือน',
  day: 'วัน',
  hour: 'ชั่วโมง',
  minute: 'นาที',
  second: 'วินาที',
  dayPeriod: 'ก่อนเที่ยง/หลังเที่ยง',
  calendar: 'ปฏิทิน',
  startDate: 'วันที่เริ่มต้น',
  endDate: 'วันที่สิ้นสุด',
  weekday: 'วันในสัปดาห์',
  timeZoneName: 'เขตเวลา',
  selectedDateDescription: ({ date }) => `วันที่เลือก: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }) => `ช่วงที่เลือก: ${startDate} ถึง ${endDate}`,
  selectedTimeDescription: ({ time }) => `เวลาที่เลือก: ${time}`,
};

export const dateLimits: ComponentStrings = {
  rangeUnderflow: ({ minValue }) => `ค่าต้องเป็น ${minValue} หรือหลังจากนั้น`,
  rangeOverflow: ({ maxValue }) => `ค่าต้องเป็น ${maxValue} หรือก่อนหน้านั้น`,
  rangeReversed: 'วันที่เริ่มต้นต้องอยู่ก่อนวันที่สิ้นสุด',
  unavailableDate: 'วันที่เลือกใช้ไม่ได้',
};

export const dnd: ComponentStrings = {
  dragItem: ({ itemText }) => `ลาก ${itemText}`,
  dragSelectedItems: ({ count }, { number }) => `ลาก ${number(count)} รายการที่เลือก`,
  dragDescriptionKeyboard: 'กด Enter เพื่อเริ่มลาก',
  dragDescriptionKeyboardAlt: 'กด Alt + Enter เพื่อเริ่มลาก',
  dragDescriptionTouch: 'แตะสองครั้งเพื่อเริ่มลาก',
  dragDescriptionVirtual: 'คลิกเพื่อเริ่มลาก',
  dragDescriptionLongPress: 'กดค้างเพื่อเริ่มลาก',
  dragSelectedKeyboard: ({ count }, { number }) => `กด Enter เพื่อลาก ${number(count)} รายการที่เลือก`,
  dragSelectedKeyboardAlt: ({ count }, { number }) => `กด Alt + Enter เพื่อลาก ${number(count)} รายการที่เลือก`,
  dragSelectedLongPress: ({ count }, { number }) => `กดค้างเพื่อลาก ${number(count)} รายการที่เลือก`,
  dragStartedKeyboard: 'เริ่มลากแล้ว กด Tab เพื่อไปยังจุดวาง แล้วกด Enter เพื่อวาง หรือกด Escape เพื่อยกเลิก',
  dragStartedTouch: 'เริ่มลากแล้ว ไปยังจุดวาง แล้วแตะสองครั้งเพื่อวาง',
  dragStartedVirtual: 'เริ่มลากแล้ว ไปยังจุดวาง แล้วคลิกหรือกด Enter เพื่อวาง',
  endDragKeyboard: 'กำลังลาก กด Enter เพื่อยกเลิกการลาก',
  endDragTouch: 'กำลังลาก แตะสองครั้งเพื่อยกเลิกการลาก',
  endDragVirtual: 'กำลังลาก คลิกเพื่อยกเลิกการลาก',
  dropDescriptionKeyboard: 'กด Enter เพื่อวาง กด Escape เพื่อยกเลิกการลาก',
  dropDescriptionTouch: 'แตะสองครั้งเพื่อวาง',
  dropDescriptionVirtual: 'คลิกเพื่อวาง',
  dropCanceled: 'ยกเลิกการวางแล้ว',
  dropComplete: 'วางเสร็จแล้ว',
  dropIndicator: 'ตัวบ่งชี้จุดวาง',
  dropOnRoot: 'วางบน',
  dropOnItem: ({ itemText }) => `วางบน ${itemText}`,
  insertBefore: ({ itemText }) => `แทรกก่อน ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }) => `แทรกระหว่าง ${beforeItemText} กับ ${afterItemText}`,
  insertAfter: ({ itemText }) => `แทรกหลัง ${itemText}`,
};

export const grid: ComponentStrings = {
  deselectedItem: ({ item }) => `ไม่ได้เลือก ${item}`,
  select: 'เลือก',
  selectedCount: ({ count }, { number }) => (count === 0 ? 'ไม่ได้เลือกรายการใด' : `เลือก ${number(count)} รายการแล้ว`),
  selectedAll: 'เลือกทุกรายการแล้ว',
  selectedItem: ({ item }) => `เลือก ${item} แล้ว`,
  longPressToSelect: 'กดค้างเพื่อเข้าสู่โหมดการเลือก',
};

export const menu: ComponentStrings = { longPressMessage: 'กดค้างหรือกด Alt + ลูกศรลงเพื่อเปิดเมนู' };

export const numberfield: ComponentStrings = {
  decrease: ({ fieldLabel }) => `ลด ${fieldLabel}`,
  increase: ({ fieldLabel }) => `เพิ่ม ${fieldLabel}`,
  numberField: 'ช่องตัวเลข',
};

export const overlays: ComponentStrings = { dismiss: 'ปิด' };

export const parts: ComponentStrings = {
  selectPlaceholder: 'เลือกหนึ่งรายการ',
  tableResizer: 'ตัวปรับขนาด',
  dropzoneLabel: 'พื้นที่วาง',
  colorSwatchPicker: 'ตัวอย่างสี',
};

export const previewtrigger: ComponentStrings = { longPressMessage: 'กดค้างเพื่อเปิดตัวอย่าง' };

export const searchfield: ComponentStrings = { 'Clear search': 'ล้างการค้นหา' };

export const spinbutton: ComponentStrings = { Empty: 'ว่าง' };

export const table: ComponentStrings = {
  select: 'เลือก',
  selectAll: 'เลือกทั้งหมด',
  sortable: 'คอลัมน์ที่เรียงลำดับได้',
  ascending: 'น้อยไปมาก',
  descending: 'มากไปน้อย',
  ascendingSort: ({ columnName }) => `เรียงตามคอลัมน์ ${columnName} จากน้อยไปมาก`,
  descendingSort: ({ columnName }) => `เรียงตามคอลัมน์ ${columnName} จากมากไปน้อย`,
  columnSize: ({ value }) => `${value} พิกเซล`,
  resizerDescription: 'กด Enter เพื่อเริ่มปรับขนาด',
  expand: 'ขยาย',
  collapse: 'ยุบ',
};

export const tag: ComponentStrings = { removeDescription: 'กด Delete เพื่อลบแท็ก', removeButtonLabel: 'ลบ' };

export const toast: ComponentStrings = {
  close: 'ปิด',
  notifications: ({ count }, { number }) => `การแจ้งเตือน ${number(count)} รายการ`,
};

export const tree: ComponentStrings = { expand: 'ขยาย', collapse: 'ยุบ' };
