/** The archive of pdf.js's predefined character maps: made by the build. */
declare module 'virtual:character-maps' {
  /** Its address. */
  const address: string;
  export default address;
}
