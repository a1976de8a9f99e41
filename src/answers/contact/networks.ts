/** Networks whose names stand before, above or instead of the address of a profile. */
const NETWORKS = new Set(
  (
    'linkedin|github|gitlab|bitbucket|twitter|x|mastodon|bluesky|instagram|facebook|xing|youtube|skype|telegram|' +
    'whatsapp|signal|discord|medium|behance|dribbble|kaggle|leetcode|codepen|stackoverflow|stack overflow|orcid|' +
    'researchgate|google scholar|soundcloud|pinterest|tiktok|threads|reddit|dev.to|hackerrank|npm'
  ).split('|'),
);

/** Whether a printed text is the name of a network. */
export const isNetwork = (printed: string): boolean => NETWORKS.has(printed.trim().toLowerCase());

/** A network to whose profiles answers lead. */
export interface Network {
  /** The name with which a printed text begins, and what parts it from a handle. */
  readonly label: RegExp;
  /** The address of a profile, within a text. */
  readonly address: RegExp;
  /** A handle as printed beside the label; what its group has goes behind `base`. */
  readonly handle: RegExp;
  /** A handle that says by itself of which network it is. */
  readonly ownHandle?: RegExp;
  readonly base: string;
}

/** LinkedIn: profiles of members, and older public ones. */
export const LINKEDIN: Network = {
  label: /^linked ?in(?: profile)?(?:[\s:|–-]+|$)/i,
  address: /(?<![\w.-])(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s/?#]+/i,
  handle: /^(?:@|\/?in\/)?([\p{L}\d][\p{L}\d_-]{2,99})\/?$/u,
  ownHandle: /^\/?in\/([\p{L}\d][\p{L}\d_-]{2,99})\/?$/u,
  base: 'https://www.linkedin.com/in/',
};

/** GitHub: accounts, not their repositories. */
export const GITHUB: Network = {
  label: /^git ?hub(?: profile)?(?:[\s:|–-]+|$)/i,
  address: /(?<![\w.-])(?:https?:\/\/)?(?:www\.)?github\.com\/[a-z\d-]+(?=\/?(?:[?#]\S{0,500})?$)/i,
  handle: /^[@/]?([a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38})\/?$/i,
  base: 'https://github.com/',
};
