/* The plain 2015 playout as fast as we can write it in C: the yardstick for the compiled rules.
 *
 * Same chance, same random play, same digest as lab/playouts.py; nothing else in common: the number
 * of seats is a compile-time constant, everything lives in small local arrays, no edition can be
 * chosen. Built with gcc -O3 -march=native into a shared library and called through ctypes.
 */
#include <stdint.h>

#ifdef __BMI2__
#include <immintrin.h>
#define NTH(set, k) __builtin_ctz(_pdep_u32(1u << (k), (set)))
#else
static inline int nth_member(uint32_t set, int k) {
    while (k--) set &= set - 1;
    return __builtin_ctz(set);
}
#define NTH(set, k) nth_member((set), (k))
#endif

#define INLINE static inline __attribute__((always_inline))
#define STEP 0xA0761D6478BD642Full
#define TWIST 0xE7037ED1A0B428DBull
#define DECK 30

typedef unsigned __int128 wide;

INLINE uint64_t mixed(uint64_t place) {
    wide product = (wide)place * (place ^ TWIST);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

INLINE uint32_t draw(uint64_t *chance, uint32_t size) {
    *chance += STEP;
    return (uint32_t)((wide)mixed(*chance) * size >> 64);
}

INLINE void shuffle(uint64_t *chance, uint8_t *cards, int from, int wanted) {
    for (int place = 0; place < DECK; place++) cards[place] = (uint8_t)(from + place);
    for (int place = 0; place < wanted; place++) {
        int other = place + (int)draw(chance, (uint32_t)(DECK - place));
        uint8_t drawn = cards[other];
        cards[other] = cards[place];
        cards[place] = drawn;
    }
}

/* Cheques {0, 0, 2, 2, ... 15, 15}: a card's value from its place in the sorted deck. */
INLINE int worth(int cheque) { return cheque < 2 ? 0 : cheque / 2 + 1; }

INLINE int next_bidder(uint32_t bidders, int seat) {
    uint32_t later = bidders >> (seat + 1) << (seat + 1);
    return __builtin_ctz(later ? later : bidders);
}

INLINE void play(uint64_t *chance, int *score, const int seats, const int purse, const int in_play) {
    uint8_t buildings[DECK], cheques[DECK], owner[DECK + 1];
    int coins[6], bid[6];
    uint32_t hand[6];
    shuffle(chance, buildings, 1, in_play);
    shuffle(chance, cheques, 0, in_play);
    for (int seat = 0; seat < seats; seat++) {
        coins[seat] = purse;
        hand[seat] = 0;
    }
    int turn = (int)draw(chance, (uint32_t)seats);

    for (int drawn = 0; drawn < in_play; drawn += seats) {
        uint32_t row = 0, bidders = (1u << seats) - 1;
        int high = 0;
        for (int k = 0; k < seats; k++) {
            row |= 1u << buildings[drawn + k];
            bid[k] = 0;
        }
        for (int left = seats; left > 1;) {
            int totals = coins[turn] + bid[turn] - high;
            totals = totals > 0 ? totals : 0;
            int choice = (int)draw(chance, (uint32_t)totals + 1);
            if (choice == totals) {
                int building = __builtin_ctz(row);
                row &= row - 1;
                coins[turn] += (bid[turn] + 1) / 2;
                hand[turn] |= 1u << building;
                owner[building] = (uint8_t)turn;
                bidders &= ~(1u << turn);
                left--;
            } else {
                high += choice + 1;
                coins[turn] -= high - bid[turn];
                bid[turn] = high;
            }
            turn = next_bidder(bidders, turn);
        }
        int last = __builtin_ctz(row);
        hand[turn] |= 1u << last;
        owner[last] = (uint8_t)turn;
    }

    for (int seat = 0; seat < seats; seat++) score[seat] = coins[seat];
    int held = in_play / seats;
    for (int drawn = 0; drawn < in_play; drawn += seats, held--) {
        uint32_t played = 0, row = 0;
        for (int seat = 0; seat < seats; seat++) {
            int building = NTH(hand[seat], draw(chance, (uint32_t)held));
            hand[seat] &= ~(1u << building);
            played |= 1u << building;
            row |= 1u << cheques[drawn + seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            score[owner[__builtin_ctz(played)]] += worth(__builtin_ctz(row));
            played &= played - 1;
            row &= row - 1;
        }
    }
}

INLINE uint64_t play_all(uint64_t seed, int64_t games, const int seats, const int purse, const int in_play) {
    uint64_t digest = 0;
    for (int64_t game = 0; game < games; game++) {
        int score[6];
        uint64_t chance = mixed((mixed(seed + STEP) ^ (uint64_t)game) + STEP);
        play(&chance, score, seats, purse, in_play);
        for (int seat = 0; seat < seats; seat++)
            digest = (digest * 31 + (uint64_t)score[seat]) & 0xFFFFFFFFFFFFull;
    }
    return digest;
}

uint64_t digest_of_games(uint64_t seed, int64_t games, int seats) {
    switch (seats) {
    case 3: return play_all(seed, games, 3, 28, 30);
    case 4: return play_all(seed, games, 4, 21, 28);
    case 5: return play_all(seed, games, 5, 16, 30);
    case 6: return play_all(seed, games, 6, 14, 30);
    default: return 0;
    }
}
