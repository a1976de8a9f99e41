/** Source of a pattern for legal forms, and for those who join a firm, that are nothing else: a name before them is a company's. */
export const ONLY_LEGAL =
  'GmbH(?: & Co\\.? KG(?:aA)?)?|Ges\\.?m\\.?b\\.?H|LLC|L\\.L\\.C|LLP|Ltd|PLC|S\\.r\\.l|S\\.p\\.A|S\\.n\\.c|S\\.A\\.R\\.L|S\\.L\\.U|Ltda|B\\.V|N\\.V|' +
  's\\.r\\.o|spol\\. s r\\.o|a\\.s|v\\.o\\.s|k\\.s|d\\.o\\.o|[Ss]p\\. ?z ?o\\. ?o|sp\\.j|E\\.M|A\\.Ş|Ltd\\. Şti|ApS|Oyj|OÜ|Kft|' +
  'en Zonen|& Zonen|[e&] Figli|Hermanos|(?:et|&) Fils|(?:y )?Asociados|e Associati|& Associati|SCOP|(?:und|&) Söhne|(?:and|&) Sons|& Co';
