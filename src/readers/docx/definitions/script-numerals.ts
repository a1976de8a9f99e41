/** Numbering formats that count with signs of their own, in order (ISO/IEC 29500-1, 17.18.59). */
const SEQUENCES: Readonly<Record<string, string>> = {
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedCircleChinese: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedParen: '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇',
  decimalEnclosedFullstop: '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛',
  ideographEnclosedCircle: '㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  aiueo: 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ',
  aiueoFullWidth: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  iroha: 'ｲﾛﾊﾆﾎﾍﾄﾁﾘﾇﾙｦﾜｶﾖﾀﾚｿﾂﾈﾅﾗﾑｳヰﾉｵｸﾔﾏｹﾌｺｴﾃｱｻｷﾕﾒﾐｼヱﾋﾓｾｽﾝ',
  irohaFullWidth: 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  russianLower: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ',
  hebrew2: 'אבגדהוזחטיכלמנסעפצקרשת',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  thaiLetters: 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
};

/** Formats that write the digits of a number in others. */
const DIGITS: Readonly<Record<string, string>> = {
  decimalFullWidth: '０１２３４５６７８９',
  decimalFullWidth2: '０１２３４５６７８９',
  ideographDigital: '〇一二三四五六七八九',
  japaneseDigitalTenThousand: '〇一二三四五六七八九',
  taiwaneseDigital: '○一二三四五六七八九',
  koreanDigital: '영일이삼사오육칠팔구',
  koreanDigital2: '零一二三四五六七八九',
  thaiNumbers: '๐๑๒๓๔๕๖๗๘๙',
  hindiNumbers: '०१२३४५६७८९',
};

interface Counting {
  readonly digits: string;
  /** Tens, hundreds, thousands. */
  readonly places: string;
  /** Stands for places left out between others; empty where nothing does. */
  readonly zero: string;
  /** Whether a one is written before a place. */
  readonly one: 'always' | 'not before leading tens' | 'never';
}

const chinese: Counting = {
  digits: '一二三四五六七八九',
  places: '十百千',
  zero: '零',
  one: 'not before leading tens',
};

/** Formats that name the places of a number. */
const COUNTINGS: Readonly<Record<string, Counting>> = {
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  taiwaneseCounting: chinese,
  taiwaneseCountingThousand: chinese,
  japaneseCounting: { ...chinese, zero: '', one: 'never' },
  koreanCounting: { digits: '일이삼사오육칠팔구', places: '십백천', zero: '', one: 'never' },
  chineseLegalSimplified: { digits: '壹贰叁肆伍陆柒捌玖', places: '拾佰仟', zero: '零', one: 'always' },
  ideographLegalTraditional: { digits: '壹貳參肆伍陸柒捌玖', places: '拾佰仟', zero: '零', one: 'always' },
};
const LARGEST_COUNTED = 9999;

/** A counted value, at least 1, in a format of another script than the Latin one; undefined for other formats and values. */
export function scriptNumeral(count: number, format: string): string | undefined {
  if (count < 1) return undefined;
  const digits = DIGITS[format];
  if (digits !== undefined) return String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const counting = COUNTINGS[format];
  if (counting) return count > LARGEST_COUNTED ? undefined : counted(count, counting);
  return [...(SEQUENCES[format] ?? '')][count - 1];
}

function counted(count: number, { digits, places, zero, one }: Counting): string {
  const written = String(count);
  let text = '';
  let isGap = false;
  for (const [index, character] of [...written].entries()) {
    const digit = Number(character);
    const place = written.length - 1 - index;
    if (digit === 0) {
      isGap = true;
      continue;
    }
    const isLeadingTen = place === 1 && index === 0;
    const isBare = digit === 1 && place > 0 && (one === 'never' || (one !== 'always' && isLeadingTen));
    text += `${isGap ? zero : ''}${isBare ? '' : (digits[digit - 1] ?? '')}${places[place - 1] ?? ''}`;
    isGap = false;
  }
  return text;
}
