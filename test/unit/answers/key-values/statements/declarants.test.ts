import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (keys: Readonly<Record<string, string>>, ...paragraphs: readonly string[]) =>
  valuesOf(flowing(heading('Instrument'), ...paragraphs.map((text) => paragraph(text))), keys);

describe('an instrument in which one person speaks', () => {
  test('says who grants a power, and to whom, with their addresses', () => {
    const power =
      'I, Ada Louise Marsh, residing at 12 Weir Lane, Bath, Maine 04530, hereby appoint Ben Reed, of 7 Quay Street, Apt. 2B, Portland, Maine 04101, as my attorney-in-fact (the “Agent”) to sell my boat.';
    expect(
      asked(
        {
          principal: 'person who grants the power',
          principal_address: 'address of the principal',
          agent: 'name of the agent',
          agent_address: 'address of the agent',
        },
        power,
      ),
    ).toEqual({
      principal: ['Ada Louise Marsh'],
      principal_address: ['12 Weir Lane, Bath, Maine 04530'],
      agent: ['Ben Reed'],
      agent_address: ['7 Quay Street, Apt. 2B, Portland, Maine 04101'],
    });
  });

  test('does so in other languages, and in a declaration', () => {
    expect(
      asked(
        { declarant: 'name of the declarant', declarant_address: 'address of the declarant' },
        'Io sottoscritta Carla Bruni, Via Emilia 290, 41124 Modena, dichiaro di essere residente in Italia.',
      ),
    ).toEqual({ declarant: ['Carla Bruni'], declarant_address: ['Via Emilia 290, 41124 Modena'] });
    expect(
      asked({ principal: 'name of the principal' }, 'Ich, Jan Otto Feder, bevollmächtige Ute Kern als Vertreterin.'),
    ).toEqual({ principal: ['Jan Otto Feder'] });
  });

  test('is none where somebody only tells of themselves', () => {
    expect(asked({ principal: 'name of the principal' }, 'I, for one, like Ada Marsh.')).toEqual({ principal: [] });
  });
});
