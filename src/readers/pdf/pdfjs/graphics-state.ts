import type { Box } from '../../../document/geometry.ts';
import { IDENTITY, type Matrix, type View } from '../view.ts';
import type { LoadedFont } from './fonts.ts';

/** The graphics state (ISO 32000-2, 8.4) as far as text, paths and images need it, the text state (9.3) included. */
export interface GraphicsState {
  /** From user space to the display. */
  matrix: Matrix;
  /** The box around the clipping path on the display. */
  clip: Box;
  /** `#rrggbb`; absent for a pattern and where the fill is transparent. */
  fillColor: string | undefined;
  /** Whether the fill is a pattern. */
  hasPattern: boolean;
  /** 0 to 1. */
  fillAlpha: number;
  /** The alpha that the transparency groups around are painted with, 0 to 1. */
  groupAlpha: number;
  /** `#rrggbb`; absent for a pattern. */
  strokeColor: string | undefined;
  lineWidth: number;
  font: LoadedFont | undefined;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 for the usual width. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
}

/** The state at the beginning of a page. */
export const initialState = ({ matrix, width, height }: View): GraphicsState => ({
  matrix,
  clip: [0, 0, width, height],
  fillColor: '#000000',
  hasPattern: false,
  fillAlpha: 1,
  groupAlpha: 1,
  strokeColor: '#000000',
  lineWidth: 1,
  font: undefined,
  fontSize: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
  textMatrix: IDENTITY,
  lineMatrix: IDENTITY,
});
