import { expect, test } from 'vitest'
import { Problem } from '../../src/link/problem'
import { grouped, isOwnAlready, linkTo, typedCode } from '../../src/table/codes'

const CODE = '7KQ2M4XD01ABCDEF'

test('a code is read out four letters at a time, and typed in as it is heard', () => {
  expect(grouped(CODE)).toBe('7KQ2-M4XD-01AB-CDEF')
  for (const typed of [CODE, grouped(CODE), ' 7kq2 m4xd–o1ab\u00a0cdef ', '7KQ2-M4XD-OlAB-CDEF', '7KQ2-M4XD-OIAB-CDEF']) {
    expect(typedCode(typed)).toBe(CODE)
  }
  expect(typedCode(' - ')).toBe('')
})

test('the link has the code where no server logs it', () => {
  expect(new URL(linkTo('abc', CODE)).pathname).toBe('/t/abc')
  expect(new URL(linkTo('abc', CODE)).hash).toBe(`#code=${CODE}`)
})

test('only one refusal means that all is well', () => {
  expect(isOwnAlready(new Problem('table/seat-is-yours', { seat: 1 }))).toBe(true)
  expect(isOwnAlready(new Problem('table/bad-code'))).toBe(false)
  expect(isOwnAlready(new Error('table/seat-is-yours'))).toBe(false)
})
