/** How much of so many bytes there is, such as `3.1 of 6.8 MB`; megabytes are a million bytes. */
export const megabytesOf = (bytes: number, total: number): string => `${inMillions(bytes)} of ${inMillions(total)} MB`;

const inMillions = (bytes: number): string => (bytes / 1e6).toFixed(1);
