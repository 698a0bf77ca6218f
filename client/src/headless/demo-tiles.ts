/** Tiles to look at in the gallery and to test with: kind, number, connectors, capacity, sides, colour. */

import { KINDS, type Tile } from '../game.generated';
import { SIDES } from './cells';
import { connectorsOf } from './tiles';

const SHEET = `
starting_cabin 033 3333 blue
starting_cabin 034 3333 green
starting_cabin 052 3333 red
starting_cabin 061 3333 yellow
cabin 035 0031
cabin 036 1211
cabin 037 1221
cabin 038 2001
cabin 039 2101
cabin 040 2121
cabin 041 0132
cabin 042 1202
cabin 043 2122
cabin 044 3002
cabin 045 0103
cabin 046 0113
cabin 047 0203
cabin 048 1013
cabin 049 1023
cabin 050 2023
cabin 051 2203
structural 053 3301
structural 054 1303
structural 055 1313
structural 056 1323
structural 057 2303
structural 058 3123
structural 059 3203
structural 060 3223
single_cannon 101 0010 N
single_cannon 102 0010 N
single_cannon 103 0020 N
single_cannon 104 0020 N
single_cannon 105 0100 N
single_cannon 106 0120 N
single_cannon 107 0130 N
single_cannon 108 0200 N
single_cannon 109 0210 N
single_cannon 110 0230 N
single_cannon 111 0310 N
single_cannon 112 0001 N
single_cannon 113 0021 N
single_cannon 114 0031 N
single_cannon 115 0111 N
single_cannon 116 0231 N
single_cannon 117 0301 N
single_cannon 118 0002 N
single_cannon 119 0012 N
single_cannon 120 0032 N
single_cannon 121 0102 N
single_cannon 122 0132 N
single_cannon 123 0222 N
single_cannon 124 0023 N
single_cannon 125 0203 N
double_cannon 126 0010 N
double_cannon 127 0020 N
double_cannon 128 0130 N
double_cannon 129 0300 N
double_cannon 130 0320 N
double_cannon 131 0121 N
double_cannon 132 0201 N
double_cannon 133 0032 N
double_cannon 134 0212 N
double_cannon 135 0003 N
double_cannon 136 0013 N
single_engine 071 0300 S
single_engine 072 0300 S
single_engine 073 1000 S
single_engine 074 1000 S
single_engine 075 1100 S
single_engine 076 2000 S
single_engine 077 2000 S
single_engine 078 2300 S
single_engine 079 3200 S
single_engine 080 0301 S
single_engine 081 2101 S
single_engine 082 3001 S
single_engine 083 3201 S
single_engine 084 0102 S
single_engine 085 1202 S
single_engine 086 2002 S
single_engine 087 3102 S
single_engine 088 0003 S
single_engine 089 0003 S
single_engine 090 0203 S
single_engine 091 1003 S
double_engine 092 1000 S
double_engine 093 1300 S
double_engine 094 2000 S
double_engine 095 3100 S
double_engine 096 1101 S
double_engine 097 2202 S
double_engine 098 3002 S
double_engine 099 0303 S
double_engine 100 2003 S
shield 149 0131 NE
shield 150 1011 NE
shield 151 2121 NE
shield 152 0032 NE
shield 153 0222 NE
shield 154 1212 NE
shield 155 0013 NE
shield 156 0223 NE
battery 001 3120 x2
battery 002 3200 x2
battery 003 3210 x2
battery 004 2121 x2
battery 005 3001 x2
battery 006 3111 x2
battery 007 3222 x2
battery 008 0003 x2
battery 009 0003 x2
battery 010 0303 x2
battery 011 3003 x2
battery 012 1020 x3
battery 013 1120 x3
battery 014 2000 x3
battery 015 2100 x3
battery 016 2210 x3
battery 017 0001 x3
cargo 018 2130 x2
cargo 019 2131 x2
cargo 020 2301 x2
cargo 021 0003 x2
cargo 022 0003 x2
cargo 023 0103 x2
cargo 024 0203 x2
cargo 025 2123 x2
cargo 026 3003 x2
cargo 027 0001 x3
cargo 028 1010 x3
cargo 029 0002 x3
cargo 030 2020 x3
cargo 031 1021 x3
cargo 032 2012 x3
special_cargo 062 0213 x1
special_cargo 063 0303 x1
special_cargo 064 1113 x1
special_cargo 065 2103 x1
special_cargo 066 2223 x1
special_cargo 067 3003 x1
special_cargo 068 0001 x2
special_cargo 069 0201 x2
special_cargo 070 0002 x2
life_support_brown 137 1101
life_support_brown 138 2101
life_support_brown 139 0003
life_support_brown 140 0013
life_support_brown 141 0203
life_support_brown 142 1003
life_support_purple 143 1202
life_support_purple 144 2202
life_support_purple 145 0003
life_support_purple 146 0023
life_support_purple 147 0103
life_support_purple 148 2003
`;

const LETTERS = { 0: 'N', 1: 'E', 2: 'S', 3: 'W' } as const;

export const DEMO_TILES: readonly Tile[] = SHEET.trim().split('\n').map(readTile);

export function readTile(line: string): Tile {
  const [kind = '', id = '', connectors = '', ...rest] = line.split(' ');
  const sized = rest.find((word) => /^x\d$/.test(word));
  const sides = rest.find((word) => /^[NESW]+$/.test(word)) ?? '';
  const colour = rest.find((word) => /^[a-z]{3,}$/.test(word)) ?? '';
  return {
    id,
    kind: KINDS.find((each) => each === kind) ?? 'structural',
    connectors: connectorsOf(connectors),
    capacity: Number(sized?.slice(1) ?? 0),
    directions: SIDES.filter((side) => sides.includes(LETTERS[side])),
    colour,
    turn: 0,
  };
}
