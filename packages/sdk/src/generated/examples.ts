// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Examples } from '../testing/Examples.ts';

export const examples: Examples = {
  "auth.login": {
    "status": 200,
    "body": {
      "token": "4f0c1c9a5d0d4b7c8d1f1f0a5b0e7a6c2e9d3b1a7c5f4e2d",
      "user": {
        "id": 8,
        "username": "farmer",
        "email": "farmer@udongo.test",
        "full_name": "Wanjiku Kariuki",
        "is_superuser": false,
        "is_agent": false,
        "is_farmer": true,
        "farmer": 1,
        "agent": null,
        "profile": {
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      }
    }
  },
  "auth.logout": {
    "status": 204
  },
  "auth.checkLoginStatus": {
    "status": 200,
    "body": {
      "login_status": false,
      "user": null
    }
  },
  "auth.listLogins": {
    "status": 200,
    "body": [
      {
        "id": 12,
        "device": "Chrome on Android",
        "created_on": "2026-11-20T20:27:26.303+03:00",
        "last_used_on": "2026-11-22T08:10:00.000+03:00",
        "is_current": true
      }
    ]
  },
  "auth.endOtherLogins": {
    "status": 204
  },
  "auth.endLogin": {
    "status": 204
  },
  "auth.changePassword": {
    "status": 200,
    "body": {
      "detail": "Password changed."
    }
  },
  "auth.requestPasswordReset": {
    "status": 200,
    "body": {
      "detail": "If this address has an account, an email with a link is on its way."
    }
  },
  "auth.validatePasswordResetToken": {
    "status": 200,
    "body": {
      "valid": true
    }
  },
  "auth.exchangePasswordResetCode": {
    "status": 200,
    "body": {
      "token": "6f1d0b7a9c3e4d52b8a7"
    }
  },
  "auth.confirmPasswordReset": {
    "status": 200,
    "body": {
      "detail": "Password changed."
    }
  },
  "secondFactor.get": {
    "status": 200,
    "body": {
      "is_on": true,
      "confirmed_on": "2026-11-20T20:27:26.303+03:00",
      "recovery_codes_left": 10,
      "is_required": true,
      "proven_until": "2026-11-22T08:25:00.000+03:00"
    }
  },
  "secondFactor.start": {
    "status": 200,
    "body": {
      "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      "uri": "otpauth://totp/Udongo:admin%40udongo.test?issuer=Udongo&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
    }
  },
  "secondFactor.confirm": {
    "status": 200,
    "body": {
      "recovery_codes": [
        "7KQ2-M4XD-PZ3V-H6TN",
        "2WFB-R5YJ-C7LA-G4QE"
      ]
    }
  },
  "secondFactor.remove": {
    "status": 200,
    "body": {
      "is_on": false,
      "confirmed_on": null,
      "recovery_codes_left": 0,
      "is_required": true,
      "proven_until": null
    }
  },
  "secondFactor.renewRecoveryCodes": {
    "status": 200,
    "body": {
      "recovery_codes": [
        "7KQ2-M4XD-PZ3V-H6TN",
        "2WFB-R5YJ-C7LA-G4QE"
      ]
    }
  },
  "secondFactor.prove": {
    "status": 200,
    "body": {
      "is_on": true,
      "confirmed_on": "2026-11-20T20:27:26.303+03:00",
      "recovery_codes_left": 10,
      "is_required": true,
      "proven_until": "2026-11-22T08:25:00.000+03:00"
    }
  },
  "account.get": {
    "status": 200,
    "body": {
      "id": 2,
      "username": "agent",
      "email": "agent@udongo.test",
      "full_name": "Otieno Odhiambo",
      "is_superuser": false,
      "is_agent": true,
      "is_farmer": false,
      "farmer": null,
      "agent": 1,
      "profile": {
        "phone_number": "+254711000001",
        "address": "Ahero market",
        "county": 42
      }
    }
  },
  "account.register": {
    "status": 201,
    "body": {
      "token": "9b7e2d41c05f4a8eb3d6a1f7c2e8094d5b1f3a6c7d8e9f02",
      "id": 40,
      "username": "user-0f8e5c1a-6a0e-4c59-9a53-2f4c4ad0b7c1",
      "email": "njeri@udongo.test",
      "full_name": "Njeri Wambui",
      "is_superuser": false,
      "is_agent": false,
      "is_farmer": true,
      "farmer": 31,
      "agent": null,
      "profile": {
        "phone_number": "+254712345679",
        "address": "Githunguri market",
        "county": 22
      }
    }
  },
  "account.requestPhoneCode": {
    "status": 200,
    "body": {
      "detail": "A text message with a code is on its way."
    }
  },
  "account.verifyPhone": {
    "status": 200,
    "body": {
      "id": 8,
      "user": 8,
      "full_name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_number": "+254712345678",
      "address": "P.O. Box 301 Kiambu",
      "county": 22
    }
  },
  "account.requestEmailChange": {
    "status": 200,
    "body": {
      "detail": "An email with a link is on its way."
    }
  },
  "account.confirmEmail": {
    "status": 200,
    "body": {
      "detail": "Email address changed."
    }
  },
  "account.undoChange": {
    "status": 200,
    "body": {
      "token": "6f1d0b7a9c3e4d52b8a7"
    }
  },
  "account.listEarlierBookings": {
    "status": 200,
    "body": [
      {
        "id": 26,
        "code": "UD-1026",
        "name": "Njeri Wambui",
        "soil_test_date": "2026-11-24",
        "no_of_samples": 2
      }
    ]
  },
  "account.claimEarlierBookings": {
    "status": 200,
    "body": [
      {
        "id": 26,
        "code": "UD-1026",
        "name": "Njeri Wambui",
        "soil_test_date": "2026-11-24",
        "no_of_samples": 2
      }
    ]
  },
  "profiles.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 8,
          "user": 8,
          "full_name": "Wanjiku Kariuki",
          "email": "farmer@udongo.test",
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      ]
    }
  },
  "profiles.create": {
    "status": 201,
    "body": {
      "id": 41,
      "user": 41,
      "full_name": "Achieng Awuor",
      "email": "achieng@udongo.test",
      "phone_number": "+254722000041",
      "address": "P.O. Box 40 Kisumu",
      "county": 42,
      "role": "administrator",
      "is_superuser": true,
      "is_active": true
    }
  },
  "profiles.get": {
    "status": 200,
    "body": {
      "id": 8,
      "user": 8,
      "full_name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_number": "+254712345678",
      "address": "P.O. Box 301 Kiambu",
      "county": 22
    }
  },
  "profiles.patch": {
    "status": 200,
    "body": {
      "id": 8,
      "user": 8,
      "full_name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_number": "+254712345678",
      "address": "P.O. Box 301 Kiambu",
      "county": 22
    }
  },
  "profiles.delete": {
    "status": 204
  },
  "dataRequests.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "kind": "export",
          "state": "asked",
          "user": 8,
          "booking": null,
          "name": "Wanjiku Kariuki",
          "text": "",
          "answer": "",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "created_by": 8,
          "due_on": "2026-11-27",
          "cooling_off_until": null,
          "kept_until": null,
          "closed_on": null
        }
      ]
    }
  },
  "dataRequests.create": {
    "status": 201,
    "body": {
      "id": 1,
      "kind": "export",
      "state": "asked",
      "user": 8,
      "booking": null,
      "name": "Wanjiku Kariuki",
      "text": "",
      "answer": "",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "created_by": 8,
      "due_on": "2026-11-27",
      "cooling_off_until": null,
      "kept_until": null,
      "closed_on": null
    }
  },
  "dataRequests.withdraw": {
    "status": 200,
    "body": {
      "id": 1,
      "kind": "export",
      "state": "withdrawn",
      "user": 8,
      "booking": null,
      "name": "Wanjiku Kariuki",
      "text": "",
      "answer": "",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "created_by": 8,
      "due_on": "2026-11-27",
      "cooling_off_until": null,
      "kept_until": null,
      "closed_on": "2026-11-21T20:27:26.303015+03:00"
    }
  },
  "dataRequests.answer": {
    "status": 200,
    "body": {
      "id": 1,
      "kind": "correction",
      "state": "done",
      "user": 8,
      "booking": null,
      "name": "Wanjiku Kariuki",
      "text": "My name is written Wanjikũ.",
      "answer": "We corrected the name.",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "created_by": 8,
      "due_on": "2026-11-27",
      "cooling_off_until": null,
      "kept_until": null,
      "closed_on": "2026-11-21T20:27:26.303015+03:00"
    }
  },
  "dataRequests.getExport": {
    "status": 200,
    "body": {
      "made_on": "2026-11-20T20:27:31.303015+03:00",
      "data": {
        "users": [
          {
            "id": 8,
            "full_name": "Wanjiku Kariuki",
            "email": "farmer@udongo.test"
          }
        ]
      },
      "html": "<!doctype html><title>My data</title>"
    }
  },
  "counties.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 22,
          "name": "Kiambu"
        }
      ]
    }
  },
  "counties.create": {
    "status": 201,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.get": {
    "status": 200,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.update": {
    "status": 200,
    "body": {
      "id": 22,
      "name": "Kiambu"
    }
  },
  "counties.delete": {
    "status": 204
  },
  "crops.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "name": "Maize",
          "public": true,
          "n_low": "15.00",
          "n_high": "30.00",
          "p_low": "18.00",
          "p_high": "35.00",
          "k_low": "111.00",
          "k_high": "300.00",
          "ph_low": "5.50",
          "ph_high": "7.00",
          "ec_low": "50.00",
          "ec_high": "1700.00",
          "humidity_low": "20.00",
          "humidity_high": "32.00",
          "temp_low": "18.00",
          "temp_high": "33.00"
        }
      ]
    }
  },
  "crops.create": {
    "status": 201,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.get": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.update": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Maize",
      "public": true,
      "n_low": "15.00",
      "n_high": "30.00",
      "p_low": "18.00",
      "p_high": "35.00",
      "k_low": "111.00",
      "k_high": "300.00",
      "ph_low": "5.50",
      "ph_high": "7.00",
      "ec_low": "50.00",
      "ec_high": "1700.00",
      "humidity_low": "20.00",
      "humidity_high": "32.00",
      "temp_low": "18.00",
      "temp_high": "33.00"
    }
  },
  "crops.delete": {
    "status": 204
  },
  "otherCropNames.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "crop": 1,
          "county": 1,
          "name": "mahindi",
          "created_on": "2026-11-20T20:27:23.075972+03:00",
          "updated_on": "2026-11-20T20:27:23.075998+03:00"
        }
      ]
    }
  },
  "otherCropNames.create": {
    "status": 201,
    "body": {
      "id": 120,
      "crop": 1,
      "county": 22,
      "name": "mbembe",
      "created_on": "2026-11-20T20:27:26.736722+03:00",
      "updated_on": "2026-11-20T20:27:26.736757+03:00"
    }
  },
  "otherCropNames.get": {
    "status": 200,
    "body": {
      "id": 1,
      "crop": 1,
      "county": 1,
      "name": "mahindi",
      "created_on": "2026-11-20T20:27:23.075972+03:00",
      "updated_on": "2026-11-20T20:27:23.075998+03:00"
    }
  },
  "otherCropNames.update": {
    "status": 200,
    "body": {
      "id": 120,
      "crop": 1,
      "county": 22,
      "name": "mbembe",
      "created_on": "2026-11-20T20:27:26.736722+03:00",
      "updated_on": "2026-11-20T20:27:26.736757+03:00"
    }
  },
  "otherCropNames.delete": {
    "status": 204
  },
  "farmers.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "user": {
            "id": 8,
            "full_name": "Wanjiku Kariuki",
            "email": "farmer@udongo.test",
            "profile": {
              "phone_number": "+254712345678",
              "address": "P.O. Box 301 Kiambu",
              "county": 22
            }
          }
        }
      ]
    }
  },
  "farmers.create": {
    "status": 201,
    "body": {
      "id": 32,
      "user": {
        "id": 42,
        "full_name": "Nekesa Barasa",
        "email": "nekesa@udongo.test",
        "profile": {
          "phone_number": "+254711222333",
          "address": "Webuye market",
          "county": 39
        }
      },
      "referrer": 2
    }
  },
  "farmers.get": {
    "status": 200,
    "body": {
      "id": 1,
      "user": {
        "id": 8,
        "full_name": "Wanjiku Kariuki",
        "email": "farmer@udongo.test",
        "profile": {
          "phone_number": "+254712345678",
          "address": "P.O. Box 301 Kiambu",
          "county": 22
        }
      }
    }
  },
  "farmers.update": {
    "status": 200,
    "body": {
      "id": 32,
      "user": {
        "id": 42,
        "full_name": "Nekesa Barasa",
        "email": "nekesa@udongo.test",
        "profile": {
          "phone_number": "+254711222333",
          "address": "Webuye market",
          "county": 39
        }
      },
      "referrer": 2
    }
  },
  "farmers.delete": {
    "status": 204
  },
  "farmers.getReadings": {
    "status": 200,
    "body": [
      {
        "sample": 12,
        "sample_code": "UD-1004-1",
        "sample_location": "Lower plot",
        "booking": 4,
        "soil_test_date": "2025-11-20",
        "measured_on": "2025-11-22T10:00:00+03:00",
        "place": 3,
        "crop_name": "Maize",
        "ratings": [
          {
            "reading": "pH",
            "value": 4.8,
            "low": 5.5,
            "high": 7,
            "rating": "low",
            "delta": -0.7
          }
        ]
      },
      {
        "sample": 50,
        "sample_code": "UD-1026-1",
        "sample_location": "Lower plot, beside the borehole",
        "booking": 26,
        "soil_test_date": "2026-11-20",
        "measured_on": "2026-11-23T10:00:00+03:00",
        "place": 3,
        "crop_name": "Maize",
        "ratings": [
          {
            "reading": "pH",
            "value": 5,
            "low": 5.5,
            "high": 7,
            "rating": "low",
            "delta": -0.5
          }
        ]
      }
    ]
  },
  "farmers.listSummaries": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "full_name": "Wanjiku Kariuki",
          "phone_number": "+254712345678",
          "county": 22
        }
      ]
    }
  },
  "farmers.bulkCreate": {
    "status": 201,
    "body": [
      {
        "id": 32,
        "user": {
          "id": 42,
          "full_name": "Nekesa Barasa",
          "email": "nekesa@udongo.test",
          "profile": {
            "phone_number": "+254711222333",
            "address": "Webuye market",
            "county": 39
          }
        },
        "referrer": 2
      },
      {
        "id": 33,
        "user": {
          "id": 43,
          "full_name": "Simiyu Wafula",
          "email": "",
          "profile": {
            "phone_number": "+254722333444",
            "address": "Kimilili",
            "county": 39
          }
        },
        "referrer": 2
      }
    ]
  },
  "farmers.bulkCheck": {
    "status": 200,
    "body": [
      {
        "errors": {
          "user": {
            "profile": {
              "phone_number": [
                "A farmer with this phone number already exists."
              ]
            }
          }
        },
        "candidates": [
          {
            "id": 1,
            "full_name": "Wanjiku Kamau",
            "phone_number": "+254712345678",
            "email": "farmer@udongo.test",
            "county": 22,
            "matches": [
              "phone_number"
            ]
          }
        ]
      }
    ]
  },
  "farmers.downloadBiodata": {
    "status": 200
  },
  "agents.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "user": 2,
          "full_name": "Otieno Odhiambo",
          "username": "agent",
          "email": "agent@udongo.test",
          "agrovet_name": "Mavuno Agrovet",
          "is_agrovet": true
        }
      ]
    }
  },
  "agents.create": {
    "status": 201,
    "body": {
      "id": 3,
      "user": 44,
      "full_name": "Mumbua Mutiso",
      "username": "mumbua@udongo.test",
      "email": "mumbua@udongo.test",
      "agrovet_name": "Kilimo Bora Agrovet",
      "is_agrovet": true,
      "profile": {
        "phone_number": "+254733444555",
        "address": "Wote town",
        "county": 17
      }
    }
  },
  "agents.get": {
    "status": 200,
    "body": {
      "id": 1,
      "user": null,
      "full_name": "",
      "username": "",
      "email": "",
      "agrovet_name": "Mavuno Agrovet",
      "is_agrovet": true
    }
  },
  "agents.update": {
    "status": 200,
    "body": {
      "id": 3,
      "user": 44,
      "full_name": "Mumbua Mutiso",
      "username": "mumbua@udongo.test",
      "email": "mumbua@udongo.test",
      "agrovet_name": "Kilimo Bora Agrovet",
      "is_agrovet": true,
      "profile": {
        "phone_number": "+254733444555",
        "address": "Wote town",
        "county": 17
      }
    }
  },
  "agents.delete": {
    "status": 204
  },
  "agents.bulkCreate": {
    "status": 201,
    "body": [
      {
        "id": 3,
        "user": 44,
        "full_name": "Mumbua Mutiso",
        "username": "mumbua@udongo.test",
        "email": "mumbua@udongo.test",
        "agrovet_name": "Kilimo Bora Agrovet",
        "is_agrovet": true,
        "profile": {
          "phone_number": "+254733444555",
          "address": "Wote town",
          "county": 17
        }
      }
    ]
  },
  "agents.bulkCheck": {
    "status": 200,
    "body": [
      {
        "errors": {
          "email": [
            "user with this email already exists."
          ]
        },
        "candidates": [
          {
            "id": 1,
            "full_name": "Otieno Odhiambo",
            "phone_number": "+254711000001",
            "email": "agent@udongo.test",
            "county": 22,
            "matches": [
              "email"
            ]
          }
        ]
      }
    ]
  },
  "imports.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "uuid": "3c1d2f6a-5b7e-4f0a-9c1d-2e3f4a5b6c7d",
          "kind": "farmers",
          "file_name": "kimilili.csv",
          "rows": 1000,
          "stored": 980,
          "created_by": 2,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "undo_until": "2026-11-21T20:27:31.303015+03:00",
          "undone_on": null
        }
      ]
    }
  },
  "imports.create": {
    "status": 201,
    "body": {
      "id": 1,
      "uuid": "3c1d2f6a-5b7e-4f0a-9c1d-2e3f4a5b6c7d",
      "kind": "farmers",
      "file_name": "kimilili.csv",
      "rows": 1000,
      "stored": 0,
      "created_by": 2,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "undo_until": null,
      "undone_on": null
    }
  },
  "imports.undo": {
    "status": 200,
    "body": {
      "import": {
        "id": 1,
        "uuid": "3c1d2f6a-5b7e-4f0a-9c1d-2e3f4a5b6c7d",
        "kind": "farmers",
        "file_name": "kimilili.csv",
        "rows": 1000,
        "stored": 1,
        "created_by": 2,
        "created_on": "2026-11-20T20:27:26.303015+03:00",
        "undo_until": "2026-11-21T20:27:31.303015+03:00",
        "undone_on": "2026-11-20T21:00:00.303015+03:00"
      },
      "deleted": 979,
      "kept": [
        {
          "import_key": 7,
          "id": 38,
          "full_name": "Nekesa Barasa"
        }
      ]
    }
  },
  "discounts.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "code": "KARIBU10",
          "percentage": "10.00",
          "active": true,
          "valid_until": null,
          "test_types": [
            "basic-macro-nutrients-analysis"
          ]
        }
      ]
    }
  },
  "discounts.create": {
    "status": 201,
    "body": {
      "id": 2,
      "code": "SHAMBA15",
      "percentage": "15.00",
      "active": true,
      "valid_until": "2027-03-31",
      "test_types": [
        "complete-soil-analysis"
      ]
    }
  },
  "discounts.get": {
    "status": 200,
    "body": {
      "id": 1,
      "code": "KARIBU10",
      "percentage": "10.00",
      "active": true,
      "valid_until": null,
      "test_types": [
        "basic-macro-nutrients-analysis"
      ]
    }
  },
  "discounts.update": {
    "status": 200,
    "body": {
      "id": 2,
      "code": "SHAMBA15",
      "percentage": "15.00",
      "active": true,
      "valid_until": "2027-03-31",
      "test_types": [
        "complete-soil-analysis"
      ]
    }
  },
  "discounts.delete": {
    "status": 204
  },
  "devices.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "serial_number": "NPK7-00412",
          "name": "Field probe 1",
          "agent": 1,
          "is_active": true,
          "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
          "notes": "Calibrated in October",
          "calibrated_on": "2026-11-20",
          "calibration_overdue": false,
          "control_state": "within"
        }
      ]
    }
  },
  "devices.create": {
    "status": 201,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October",
      "calibrated_on": "2026-11-20",
      "calibration_overdue": false,
      "control_state": "within"
    }
  },
  "devices.get": {
    "status": 200,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October",
      "calibrated_on": "2026-11-20",
      "calibration_overdue": false,
      "control_state": "within"
    }
  },
  "devices.update": {
    "status": 200,
    "body": {
      "id": 1,
      "serial_number": "NPK7-00412",
      "name": "Field probe 1",
      "agent": 1,
      "is_active": true,
      "last_seen_on": "2026-11-20T20:27:26.303015+03:00",
      "notes": "Calibrated in October",
      "calibrated_on": "2026-11-20",
      "calibration_overdue": false,
      "control_state": "within"
    }
  },
  "devices.delete": {
    "status": 204
  },
  "calibrations.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "calibrated_on": "2026-11-20",
          "standard": "Buffer pH 7.00",
          "result": "pH 7.02",
          "has_passed": true,
          "recorded_on": "2026-11-20T20:27:26.303015+03:00",
          "recorded_by": 1,
          "recorded_by_name": "Amina Hassan"
        }
      ]
    }
  },
  "calibrations.create": {
    "status": 201,
    "body": {
      "id": 1,
      "calibrated_on": "2026-11-20",
      "standard": "Buffer pH 7.00",
      "result": "pH 7.02",
      "has_passed": true,
      "recorded_on": "2026-11-20T20:27:26.303015+03:00",
      "recorded_by": 1,
      "recorded_by_name": "Amina Hassan"
    }
  },
  "bookings.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 26,
          "created_by": 8,
          "farmer": 1,
          "name": "Wanjiku Kariuki",
          "email": "farmer@udongo.test",
          "phone_no": "+254712345678",
          "soil_test_date": "2027-01-15",
          "no_of_samples": 1,
          "test_type": "complete-soil-analysis",
          "county": 22,
          "address": "P.O. Box 301 Kiambu",
          "crops": [
            1,
            2
          ],
          "notes": "",
          "referrer_agent": 2,
          "agent": 1,
          "farming_type": "mixed",
          "discount": "0.00",
          "discount_code": "",
          "is_report_sent": false,
          "samples": [
            {
              "id": 50,
              "sample_location": "Lower plot, beside the borehole",
              "sample_notes": "Depth 20 cm",
              "soil_type": "loam",
              "size_of_land": "1.50",
              "main_crop": 1,
              "other_crops": [
                2
              ]
            }
          ],
          "paid": false,
          "canceled": false,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "updated_on": "2026-11-20T20:27:26.303045+03:00",
          "code": "UD-1026",
          "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
          "status": "booked"
        }
      ]
    }
  },
  "bookings.create": {
    "status": 201,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.get": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.update": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.delete": {
    "status": 204
  },
  "bookings.getResults": {
    "status": 200,
    "body": [
      {
        "sample": 50,
        "booking": 26,
        "generated_on": "2026-11-20T20:27:26.303015+03:00",
        "rule_version": "4",
        "method": "field probe estimate",
        "rule_set": {
          "name": "Demo 1",
          "hash": "4f1c0a7e",
          "counts_from": "2026-01-01",
          "is_reviewed": false
        },
        "sample_code": "UD-1026-1",
        "sample_location": "Lower plot, beside the borehole",
        "soil_type": "clay",
        "size_of_land": "2.00",
        "measured_on": "2026-11-20T20:27:26.303015+03:00",
        "rejected_reason": null,
        "crops": [
          {
            "crop": 1,
            "crop_name": "Maize",
            "is_main": true,
            "ratings": [
              {
                "reading": "nitrogen",
                "value": 12,
                "low": 15,
                "high": 30,
                "rating": "low",
                "delta": -3
              },
              {
                "reading": "phosphorus",
                "value": 30,
                "low": 18,
                "high": 35,
                "rating": "optimal",
                "delta": 0
              },
              {
                "reading": "pH",
                "value": 5,
                "low": 5.5,
                "high": 7,
                "rating": "low",
                "delta": -0.5
              }
            ],
            "actions": [
              {
                "kind": "lime",
                "product": "lime",
                "timing": "before_planting",
                "reading": "pH",
                "reason": "ph_low",
                "values": {
                  "ph": 5,
                  "ph_low": 5.5,
                  "ph_high": 7,
                  "goal_ph": 5.8,
                  "target_ph": 5.8,
                  "wanted_change": 0.8,
                  "change": 0.8,
                  "factor_low": 3.4,
                  "factor_high": 6.7,
                  "wanted_low": 2.7,
                  "wanted_high": 5.4,
                  "tonnes_per_hectare_low": 2.7,
                  "tonnes_per_hectare_high": 4.5,
                  "acres": 2,
                  "hectares": 0.81,
                  "tonnes_low": 2.2,
                  "tonnes_high": 3.6
                },
                "kg_per_acre_low": 1100.784,
                "kg_per_acre_high": 1821.15,
                "kg_low": 2201.568,
                "kg_high": 3642.3,
                "bags_low": 45,
                "bags_high": 73,
                "cost_low": "13500.00",
                "cost_high": "21900.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "fertiliser",
                "product": "tsp",
                "timing": "planting",
                "reading": "phosphorus",
                "reason": "phosphorus_rate",
                "values": {
                  "rating": "optimal",
                  "percent_low": 75,
                  "percent_high": 75
                },
                "kg_per_acre_low": 37.5,
                "kg_per_acre_high": 37.5,
                "kg_low": 75,
                "kg_high": 75,
                "bags_low": 1.5,
                "bags_high": 1.5,
                "cost_low": "5400.00",
                "cost_high": "5400.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "fertiliser",
                "product": "can",
                "timing": "planting",
                "reading": "nitrogen",
                "reason": "dap_nitrogen",
                "values": {
                  "rating": "low",
                  "percent_low": 100,
                  "percent_high": 100
                },
                "kg_per_acre_low": 34.616,
                "kg_per_acre_high": 34.616,
                "kg_low": 69.232,
                "kg_high": 69.232,
                "bags_low": 1.5,
                "bags_high": 1.5,
                "cost_low": "4800.00",
                "cost_high": "4800.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "skip",
                "product": "dap",
                "timing": null,
                "reading": "pH",
                "reason": "dap_acidifies",
                "values": {
                  "ph": 5
                },
                "kg_per_acre_low": null,
                "kg_per_acre_high": null,
                "kg_low": null,
                "kg_high": null,
                "bags_low": null,
                "bags_high": null,
                "cost_low": null,
                "cost_high": null,
                "price_as_of": null
              }
            ]
          }
        ],
        "cheapest_first_step": {
          "kind": "lime",
          "product": "lime",
          "timing": "planting",
          "reading": "pH",
          "reason": "ph_low_small_budget",
          "values": {
            "tonnes_per_hectare": 0.5
          },
          "kg_per_acre_low": 202.35,
          "kg_per_acre_high": 202.35,
          "kg_low": 404.7,
          "kg_high": 404.7,
          "bags_low": 9,
          "bags_high": 9,
          "cost_low": "2700.00",
          "cost_high": "2700.00",
          "price_as_of": "2026-11-20"
        }
      }
    ]
  },
  "bookings.listStatusChanges": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 90,
          "from_status": "booked",
          "status": "sample_collected",
          "note": "Collected by the agrovet",
          "cause": "person",
          "is_skipped": false,
          "changed_on": "2026-11-20T20:27:26.303015+03:00",
          "changed_by": 2,
          "changed_by_name": "Otieno Odhiambo"
        }
      ]
    }
  },
  "bookings.setStatus": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.listUnusual": {
    "status": 200,
    "body": [
      {
        "sample": 50,
        "sample_code": "UD-1026-1",
        "reading": "pH",
        "value": 3.6,
        "reasons": [
          {
            "kind": "warning_limit",
            "expected_low": 4,
            "expected_high": 9
          },
          {
            "kind": "far_from_county",
            "expected_low": 4.9,
            "expected_high": 6.9
          }
        ],
        "comment": null
      }
    ]
  },
  "bookings.verify": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.askMove": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.move": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.declineMove": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.assignCollector": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.sendBack": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ],
          "has_readings": false,
          "code": "UD-1026-1",
          "rejected_reason": null,
          "rejected_on": null
        }
      ],
      "referrer_verified": true,
      "paid": false,
      "amount_paid": "0.00",
      "balance_due": "6500.00",
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303045+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked",
      "next_statuses": [
        {
          "status": "sample_collected",
          "needs_reason": false
        },
        {
          "status": "canceled",
          "needs_reason": true
        }
      ],
      "due_on": "2027-01-15",
      "is_late": false,
      "collector": null,
      "collector_name": "",
      "ward": "Ndumberi",
      "came_by": "chosen_shop",
      "partner_key_name": "",
      "moves": [],
      "consent": {
        "version": "2026-11-28",
        "said_by": "self",
        "said_by_name": "Wanjiku Kariuki",
        "agreed_on": "2026-11-20T20:27:26.303015+03:00"
      }
    }
  },
  "bookings.getSharing": {
    "status": 200,
    "body": {
      "share_results": true,
      "shares_with": [
        "Mavuno Agrovet"
      ],
      "may_share": true,
      "changes": [
        {
          "share_results": true,
          "said_by": "farmer",
          "changed_by_name": "Wanjiku Kariuki",
          "changed_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "bookings.setSharing": {
    "status": 200,
    "body": {
      "share_results": true,
      "shares_with": [
        "Mavuno Agrovet"
      ],
      "may_share": true,
      "changes": [
        {
          "share_results": true,
          "said_by": "farmer",
          "changed_by_name": "Wanjiku Kariuki",
          "changed_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "bookings.listByUuid": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
          "code": "UD-1026",
          "status": "booked",
          "soil_test_date": "2027-01-15",
          "test_type": "complete-soil-analysis",
          "county": 22,
          "county_name": "Kiambu",
          "no_of_samples": 1,
          "paid": false,
          "canceled": false
        }
      ]
    }
  },
  "bookings.getByUuid": {
    "status": 200,
    "body": {
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "code": "UD-1026",
      "status": "booked",
      "soil_test_date": "2027-01-15",
      "test_type": "complete-soil-analysis",
      "county": 22,
      "county_name": "Kiambu",
      "no_of_samples": 1,
      "paid": false,
      "canceled": false,
      "status_changes": [
        {
          "status": "booked",
          "changed_on": "2026-11-20"
        }
      ],
      "due_on": "2027-01-15",
      "new_due_on": null,
      "rejected_samples": []
    }
  },
  "bookings.setSharingByUuid": {
    "status": 200,
    "body": {
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "code": "UD-1026",
      "status": "booked",
      "soil_test_date": "2027-01-15",
      "test_type": "complete-soil-analysis",
      "county": 22,
      "county_name": "Kiambu",
      "no_of_samples": 1,
      "paid": false,
      "canceled": false,
      "share_results": true,
      "shares_with": [
        "Mavuno Agrovet"
      ]
    }
  },
  "bookings.changeByUuid": {
    "status": 200,
    "body": {
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "code": "UD-1026",
      "status": "booked",
      "soil_test_date": "2027-01-15",
      "test_type": "complete-soil-analysis",
      "county": 22,
      "county_name": "Kiambu",
      "no_of_samples": 1,
      "paid": false,
      "canceled": false,
      "moves": [
        {
          "status": "asked",
          "from_date": "2027-01-15",
          "asked_date": "2027-01-20",
          "new_date": null,
          "note": "",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "decided_on": null
        }
      ]
    }
  },
  "bookings.find": {
    "status": 200,
    "body": {
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "code": "UD-1026",
      "status": "booked",
      "soil_test_date": "2027-01-15",
      "test_type": "complete-soil-analysis",
      "county": 22,
      "county_name": "Kiambu",
      "no_of_samples": 1,
      "paid": false,
      "canceled": false
    }
  },
  "bookings.checkDiscount": {
    "status": 200,
    "body": {
      "discount_code": "KARIBU10",
      "discount": "400.00"
    }
  },
  "samples.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 50,
          "booking": 26,
          "sensor_data": {
            "nitrogen": 12,
            "phosphorus": 8,
            "potassium": 148,
            "moisture": 24.1,
            "temperature": 18.6,
            "pH": 5,
            "conductivity": 74,
            "latitude": -1.03326,
            "longitude": 36.86902
          },
          "sample_notes": "Depth 20 cm",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ]
    }
  },
  "samples.create": {
    "status": 201,
    "body": {
      "id": 50,
      "booking": 26,
      "booking_code": "UD-1026",
      "code": "UD-1026-1",
      "has_readings": true,
      "rejected_reason": null,
      "rejected_note": "",
      "rejected_on": null,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "pH": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.receive": {
    "status": 200,
    "body": [
      {
        "code": "UD-1026-1",
        "outcome": "received",
        "sample": 50
      },
      {
        "code": "UD-9999-1",
        "outcome": "unknown_code",
        "sample": null
      }
    ]
  },
  "samples.get": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "booking_code": "UD-1026",
      "code": "UD-1026-1",
      "has_readings": true,
      "rejected_reason": null,
      "rejected_note": "",
      "rejected_on": null,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "pH": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.update": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "booking_code": "UD-1026",
      "code": "UD-1026-1",
      "has_readings": true,
      "rejected_reason": null,
      "rejected_note": "",
      "rejected_on": null,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "pH": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.delete": {
    "status": 204
  },
  "samples.listReadings": {
    "status": 200,
    "body": [
      {
        "id": 12,
        "sensor_data": {
          "nitrogen": 12,
          "phosphorus": 8,
          "potassium": 148,
          "moisture": 24.1,
          "temperature": 18.6,
          "pH": 5,
          "conductivity": 74,
          "latitude": -1.03326,
          "longitude": 36.86902
        },
        "saved_on": "2026-11-20T20:27:26.303015+03:00",
        "saved_by": 1,
        "saved_by_name": "Amina Hassan",
        "kind": "measured",
        "reason": "",
        "method": "field probe estimate",
        "device": 1,
        "device_name": "Field probe 1",
        "device_serial_number": "NPK7-00412",
        "calibration_overdue": false
      }
    ]
  },
  "samples.listEvents": {
    "status": 200,
    "body": [
      {
        "kind": "received",
        "happened_on": "2026-11-20T09:30:00+03:00",
        "by": 1,
        "by_name": "Amina Hassan",
        "handed_over_by": "Juma Mwangi",
        "place": "Kabete laboratory",
        "condition": "good",
        "bag": "B-12",
        "note": ""
      }
    ]
  },
  "samples.setPlace": {
    "status": 200,
    "body": {
      "sample": 50,
      "place": 3
    }
  },
  "samples.reject": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "booking_code": "UD-1026",
      "code": "UD-1026-1",
      "has_readings": true,
      "rejected_reason": null,
      "rejected_note": "",
      "rejected_on": null,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "pH": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.undoReject": {
    "status": 200,
    "body": {
      "id": 50,
      "booking": 26,
      "booking_code": "UD-1026",
      "code": "UD-1026-1",
      "has_readings": true,
      "rejected_reason": null,
      "rejected_note": "",
      "rejected_on": null,
      "sensor_data": {
        "nitrogen": 12,
        "phosphorus": 8,
        "potassium": 148,
        "moisture": 24.1,
        "temperature": 18.6,
        "pH": 5,
        "conductivity": 74,
        "latitude": -1.03326,
        "longitude": 36.86902
      },
      "sample_notes": "Depth 20 cm",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "main_crop": 1,
      "other_crops": [
        2
      ]
    }
  },
  "samples.getResults": {
    "status": 200,
    "body": {
      "sample": 50,
      "booking": 26,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "method": "field probe estimate",
      "rule_set": {
        "name": "Demo 1",
        "hash": "4f1c0a7e",
        "counts_from": "2026-01-01",
        "is_reviewed": false
      },
      "sample_code": "UD-1026-1",
      "sample_location": "Lower plot, beside the borehole",
      "soil_type": "clay",
      "size_of_land": "2.00",
      "measured_on": "2026-11-20T20:27:26.303015+03:00",
      "rejected_reason": null,
      "crops": [
        {
          "crop": 1,
          "crop_name": "Maize",
          "is_main": true,
          "ratings": [
            {
              "reading": "nitrogen",
              "value": 12,
              "low": 15,
              "high": 30,
              "rating": "low",
              "delta": -3
            },
            {
              "reading": "phosphorus",
              "value": 30,
              "low": 18,
              "high": 35,
              "rating": "optimal",
              "delta": 0
            },
            {
              "reading": "pH",
              "value": 5,
              "low": 5.5,
              "high": 7,
              "rating": "low",
              "delta": -0.5
            }
          ],
          "actions": [
            {
              "kind": "lime",
              "product": "lime",
              "timing": "before_planting",
              "reading": "pH",
              "reason": "ph_low",
              "values": {
                "ph": 5,
                "ph_low": 5.5,
                "ph_high": 7,
                "goal_ph": 5.8,
                "target_ph": 5.8,
                "wanted_change": 0.8,
                "change": 0.8,
                "factor_low": 3.4,
                "factor_high": 6.7,
                "wanted_low": 2.7,
                "wanted_high": 5.4,
                "tonnes_per_hectare_low": 2.7,
                "tonnes_per_hectare_high": 4.5,
                "acres": 2,
                "hectares": 0.81,
                "tonnes_low": 2.2,
                "tonnes_high": 3.6
              },
              "kg_per_acre_low": 1100.784,
              "kg_per_acre_high": 1821.15,
              "kg_low": 2201.568,
              "kg_high": 3642.3,
              "bags_low": 45,
              "bags_high": 73,
              "cost_low": "13500.00",
              "cost_high": "21900.00",
              "price_as_of": "2026-11-20"
            },
            {
              "kind": "fertiliser",
              "product": "tsp",
              "timing": "planting",
              "reading": "phosphorus",
              "reason": "phosphorus_rate",
              "values": {
                "rating": "optimal",
                "percent_low": 75,
                "percent_high": 75
              },
              "kg_per_acre_low": 37.5,
              "kg_per_acre_high": 37.5,
              "kg_low": 75,
              "kg_high": 75,
              "bags_low": 1.5,
              "bags_high": 1.5,
              "cost_low": "5400.00",
              "cost_high": "5400.00",
              "price_as_of": "2026-11-20"
            },
            {
              "kind": "fertiliser",
              "product": "can",
              "timing": "planting",
              "reading": "nitrogen",
              "reason": "dap_nitrogen",
              "values": {
                "rating": "low",
                "percent_low": 100,
                "percent_high": 100
              },
              "kg_per_acre_low": 34.616,
              "kg_per_acre_high": 34.616,
              "kg_low": 69.232,
              "kg_high": 69.232,
              "bags_low": 1.5,
              "bags_high": 1.5,
              "cost_low": "4800.00",
              "cost_high": "4800.00",
              "price_as_of": "2026-11-20"
            },
            {
              "kind": "skip",
              "product": "dap",
              "timing": null,
              "reading": "pH",
              "reason": "dap_acidifies",
              "values": {
                "ph": 5
              },
              "kg_per_acre_low": null,
              "kg_per_acre_high": null,
              "kg_low": null,
              "kg_high": null,
              "bags_low": null,
              "bags_high": null,
              "cost_low": null,
              "cost_high": null,
              "price_as_of": null
            }
          ]
        }
      ],
      "cheapest_first_step": {
        "kind": "lime",
        "product": "lime",
        "timing": "planting",
        "reading": "pH",
        "reason": "ph_low_small_budget",
        "values": {
          "tonnes_per_hectare": 0.5
        },
        "kg_per_acre_low": 202.35,
        "kg_per_acre_high": 202.35,
        "kg_low": 404.7,
        "kg_high": 404.7,
        "bags_low": 9,
        "bags_high": 9,
        "cost_low": "2700.00",
        "cost_high": "2700.00",
        "price_as_of": "2026-11-20"
      }
    }
  },
  "samples.downloadLabels": {
    "status": 200
  },
  "samples.generateResults": {
    "status": 200,
    "body": [
      {
        "sample": 50,
        "booking": 26,
        "generated_on": "2026-11-20T20:27:26.303015+03:00",
        "rule_version": "4",
        "method": "field probe estimate",
        "rule_set": {
          "name": "Demo 1",
          "hash": "4f1c0a7e",
          "counts_from": "2026-01-01",
          "is_reviewed": false
        },
        "sample_code": "UD-1026-1",
        "sample_location": "Lower plot, beside the borehole",
        "soil_type": "clay",
        "size_of_land": "2.00",
        "measured_on": "2026-11-20T20:27:26.303015+03:00",
        "rejected_reason": null,
        "crops": [
          {
            "crop": 1,
            "crop_name": "Maize",
            "is_main": true,
            "ratings": [
              {
                "reading": "nitrogen",
                "value": 12,
                "low": 15,
                "high": 30,
                "rating": "low",
                "delta": -3
              },
              {
                "reading": "phosphorus",
                "value": 30,
                "low": 18,
                "high": 35,
                "rating": "optimal",
                "delta": 0
              },
              {
                "reading": "pH",
                "value": 5,
                "low": 5.5,
                "high": 7,
                "rating": "low",
                "delta": -0.5
              }
            ],
            "actions": [
              {
                "kind": "lime",
                "product": "lime",
                "timing": "before_planting",
                "reading": "pH",
                "reason": "ph_low",
                "values": {
                  "ph": 5,
                  "ph_low": 5.5,
                  "ph_high": 7,
                  "goal_ph": 5.8,
                  "target_ph": 5.8,
                  "wanted_change": 0.8,
                  "change": 0.8,
                  "factor_low": 3.4,
                  "factor_high": 6.7,
                  "wanted_low": 2.7,
                  "wanted_high": 5.4,
                  "tonnes_per_hectare_low": 2.7,
                  "tonnes_per_hectare_high": 4.5,
                  "acres": 2,
                  "hectares": 0.81,
                  "tonnes_low": 2.2,
                  "tonnes_high": 3.6
                },
                "kg_per_acre_low": 1100.784,
                "kg_per_acre_high": 1821.15,
                "kg_low": 2201.568,
                "kg_high": 3642.3,
                "bags_low": 45,
                "bags_high": 73,
                "cost_low": "13500.00",
                "cost_high": "21900.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "fertiliser",
                "product": "tsp",
                "timing": "planting",
                "reading": "phosphorus",
                "reason": "phosphorus_rate",
                "values": {
                  "rating": "optimal",
                  "percent_low": 75,
                  "percent_high": 75
                },
                "kg_per_acre_low": 37.5,
                "kg_per_acre_high": 37.5,
                "kg_low": 75,
                "kg_high": 75,
                "bags_low": 1.5,
                "bags_high": 1.5,
                "cost_low": "5400.00",
                "cost_high": "5400.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "fertiliser",
                "product": "can",
                "timing": "planting",
                "reading": "nitrogen",
                "reason": "dap_nitrogen",
                "values": {
                  "rating": "low",
                  "percent_low": 100,
                  "percent_high": 100
                },
                "kg_per_acre_low": 34.616,
                "kg_per_acre_high": 34.616,
                "kg_low": 69.232,
                "kg_high": 69.232,
                "bags_low": 1.5,
                "bags_high": 1.5,
                "cost_low": "4800.00",
                "cost_high": "4800.00",
                "price_as_of": "2026-11-20"
              },
              {
                "kind": "skip",
                "product": "dap",
                "timing": null,
                "reading": "pH",
                "reason": "dap_acidifies",
                "values": {
                  "ph": 5
                },
                "kg_per_acre_low": null,
                "kg_per_acre_high": null,
                "kg_low": null,
                "kg_high": null,
                "bags_low": null,
                "bags_high": null,
                "cost_low": null,
                "cost_high": null,
                "price_as_of": null
              }
            ]
          }
        ],
        "cheapest_first_step": {
          "kind": "lime",
          "product": "lime",
          "timing": "planting",
          "reading": "pH",
          "reason": "ph_low_small_budget",
          "values": {
            "tonnes_per_hectare": 0.5
          },
          "kg_per_acre_low": 202.35,
          "kg_per_acre_high": 202.35,
          "kg_low": 404.7,
          "kg_high": 404.7,
          "bags_low": 9,
          "bags_high": 9,
          "cost_low": "2700.00",
          "cost_high": "2700.00",
          "price_as_of": "2026-11-20"
        }
      }
    ]
  },
  "samples.adjustPh": {
    "status": 200,
    "body": {
      "sample": 50,
      "crop": 1,
      "soil_type": "clay",
      "size_of_land": "2.00",
      "ph": 5,
      "ph_low": 5.5,
      "ph_high": 7,
      "target_ph": 5.8,
      "amendment": "lime",
      "tonnes_per_hectare_low": 2.7,
      "tonnes_per_hectare_high": 4.5,
      "tonnes_low": 2.2,
      "tonnes_high": 3.6,
      "bags_low": 45,
      "bags_high": 73,
      "steps": [
        "Target: the lower of 5.5 + 0.3 and the middle of 5.5 to 7.0 = 5.8",
        "Rise: 5.8 - 5.0 = 0.8",
        "Ground limestone: 0.8 x 3.4 to 0.8 x 6.7 = 2.7 to 5.4 t/ha, at most 4.5 t/ha at once",
        "2 acres x 0.4047 = 0.81 ha: 2.2 to 3.6 t, 45 to 73 bags of 50 kg"
      ],
      "warnings": [
        "The pH of a probe is an estimate without a buffer test. Test again before liming again."
      ]
    }
  },
  "bookings.markAsPaid": {
    "status": 200,
    "body": {
      "id": 26,
      "created_by": 8,
      "farmer": 1,
      "name": "Wanjiku Kariuki",
      "email": "farmer@udongo.test",
      "phone_no": "+254712345678",
      "soil_test_date": "2027-01-15",
      "no_of_samples": 1,
      "test_type": "complete-soil-analysis",
      "county": 22,
      "address": "P.O. Box 301 Kiambu",
      "crops": [
        1,
        2
      ],
      "notes": "",
      "referrer_agent": 2,
      "agent": 1,
      "farming_type": "mixed",
      "discount": "0.00",
      "discount_code": "",
      "is_report_sent": false,
      "samples": [
        {
          "id": 50,
          "sample_location": "Lower plot, beside the borehole",
          "sample_notes": "Depth 20 cm",
          "soil_type": "loam",
          "size_of_land": "1.50",
          "main_crop": 1,
          "other_crops": [
            2
          ]
        }
      ],
      "paid": true,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:41:09.118230+03:00",
      "code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "status": "booked"
    }
  },
  "prices.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 6,
          "product": "can",
          "price_per_bag": "3200.00",
          "as_of": "2026-11-20"
        }
      ]
    }
  },
  "prices.create": {
    "status": 201,
    "body": {
      "id": 6,
      "product": "can",
      "price_per_bag": "3200.00",
      "as_of": "2026-11-20"
    }
  },
  "prices.get": {
    "status": 200,
    "body": {
      "id": 6,
      "product": "can",
      "price_per_bag": "3200.00",
      "as_of": "2026-11-20"
    }
  },
  "prices.update": {
    "status": 200,
    "body": {
      "id": 6,
      "product": "can",
      "price_per_bag": "3200.00",
      "as_of": "2026-11-20"
    }
  },
  "prices.delete": {
    "status": 204
  },
  "analyses.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "code": "organic_carbon",
          "name": "Organic carbon",
          "name_sw": "Kaboni ya kikaboni",
          "unit": "%",
          "method": "Walkley-Black",
          "decimals": 2,
          "minimum": 0,
          "maximum": 30,
          "is_active": true,
          "is_microbial": false
        }
      ]
    }
  },
  "analyses.create": {
    "status": 201,
    "body": {
      "id": 1,
      "code": "organic_carbon",
      "name": "Organic carbon",
      "name_sw": "Kaboni ya kikaboni",
      "unit": "%",
      "method": "Walkley-Black",
      "decimals": 2,
      "minimum": 0,
      "maximum": 30,
      "is_active": true
    }
  },
  "analyses.get": {
    "status": 200,
    "body": {
      "id": 1,
      "code": "organic_carbon",
      "name": "Organic carbon",
      "name_sw": "Kaboni ya kikaboni",
      "unit": "%",
      "method": "Walkley-Black",
      "decimals": 2,
      "minimum": 0,
      "maximum": 30,
      "is_active": true
    }
  },
  "analyses.update": {
    "status": 200,
    "body": {
      "id": 1,
      "code": "organic_carbon",
      "name": "Organic carbon",
      "name_sw": "Kaboni ya kikaboni",
      "unit": "%",
      "method": "Walkley-Black",
      "decimals": 2,
      "minimum": 0,
      "maximum": 30,
      "is_active": true
    }
  },
  "analyses.delete": {
    "status": 204
  },
  "analyses.saveValues": {
    "status": 200,
    "body": [
      {
        "sample": 12,
        "sample_code": "UD-1026-1",
        "sample_location": "Kitalu cha juu",
        "analysis": 1,
        "code": "organic_carbon",
        "value": 1.86,
        "before": null
      }
    ]
  },
  "analyses.listValues": {
    "status": 200,
    "body": [
      {
        "id": 1,
        "analysis": 1,
        "code": "organic_carbon",
        "value": 1.86,
        "unit": "%",
        "method": "Walkley-Black",
        "laboratory": "Cropnuts",
        "file_name": "results.csv",
        "saved_on": "2026-11-20T20:27:26.303015+03:00",
        "saved_by": 1,
        "saved_by_name": "Amina Hassan"
      }
    ]
  },
  "controls.listSoils": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "name": "Bench soil A",
          "limits": {
            "pH": {
              "expected": 6.2,
              "deviation": 0.3
            },
            "nitrogen": {
              "expected": 120,
              "deviation": 40
            }
          },
          "is_active": true
        }
      ]
    }
  },
  "controls.createSoil": {
    "status": 201,
    "body": {
      "id": 1,
      "name": "Bench soil A",
      "limits": {
        "pH": {
          "expected": 6.2,
          "deviation": 0.3
        },
        "nitrogen": {
          "expected": 120,
          "deviation": 40
        }
      },
      "is_active": true
    }
  },
  "controls.retireSoil": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Bench soil A",
      "limits": {
        "pH": {
          "expected": 6.2,
          "deviation": 0.3
        },
        "nitrogen": {
          "expected": 120,
          "deviation": 40
        }
      },
      "is_active": false
    }
  },
  "controls.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "control_soil": 1,
          "control_soil_name": "Bench soil A",
          "measured_on": "2026-11-20T08:05:26.303015+03:00",
          "measured_by": 40,
          "measured_by_name": "Wambui Karanja",
          "device": 1,
          "device_name": "Field probe 1",
          "device_serial_number": "NPK7-00412",
          "values": [
            {
              "reading": "nitrogen",
              "value": 131,
              "expected": 120,
              "limit": 40,
              "is_within": true
            },
            {
              "reading": "pH",
              "value": 6.7,
              "expected": 6.2,
              "limit": 0.3,
              "is_within": false
            }
          ],
          "is_within": false
        }
      ]
    }
  },
  "controls.create": {
    "status": 201,
    "body": {
      "id": 1,
      "control_soil": 1,
      "control_soil_name": "Bench soil A",
      "measured_on": "2026-11-20T08:05:26.303015+03:00",
      "measured_by": 40,
      "measured_by_name": "Wambui Karanja",
      "device": 1,
      "device_name": "Field probe 1",
      "device_serial_number": "NPK7-00412",
      "values": [
        {
          "reading": "nitrogen",
          "value": 131,
          "expected": 120,
          "limit": 40,
          "is_within": true
        },
        {
          "reading": "pH",
          "value": 6.7,
          "expected": 6.2,
          "limit": 0.3,
          "is_within": false
        }
      ],
      "is_within": false
    }
  },
  "controls.listDuplicates": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "sample": 12,
          "sample_code": "UD-1026-1",
          "booking": 26,
          "measured_on": "2026-11-20T08:05:26.303015+03:00",
          "measured_by": 40,
          "measured_by_name": "Wambui Karanja",
          "device": 1,
          "device_name": "Field probe 1",
          "device_serial_number": "NPK7-00412",
          "values": [
            {
              "reading": "nitrogen",
              "value": 131,
              "expected": 120,
              "limit": 40,
              "is_within": true
            },
            {
              "reading": "pH",
              "value": 6.3,
              "expected": 6.2,
              "limit": 0.3,
              "is_within": true
            }
          ],
          "is_within": true
        }
      ]
    }
  },
  "controls.getDuplicate": {
    "status": 200,
    "body": {
      "is_needed": true,
      "measured": {
        "id": 1,
        "sample": 12,
        "sample_code": "UD-1026-1",
        "booking": 26,
        "measured_on": "2026-11-20T08:05:26.303015+03:00",
        "measured_by": 40,
        "measured_by_name": "Wambui Karanja",
        "device": 1,
        "device_name": "Field probe 1",
        "device_serial_number": "NPK7-00412",
        "values": [
          {
            "reading": "nitrogen",
            "value": 131,
            "expected": 120,
            "limit": 40,
            "is_within": true
          },
          {
            "reading": "pH",
            "value": 6.3,
            "expected": 6.2,
            "limit": 0.3,
            "is_within": true
          }
        ],
        "is_within": true
      }
    }
  },
  "controls.saveDuplicate": {
    "status": 201,
    "body": {
      "id": 1,
      "sample": 12,
      "sample_code": "UD-1026-1",
      "booking": 26,
      "measured_on": "2026-11-20T08:05:26.303015+03:00",
      "measured_by": 40,
      "measured_by_name": "Wambui Karanja",
      "device": 1,
      "device_name": "Field probe 1",
      "device_serial_number": "NPK7-00412",
      "values": [
        {
          "reading": "nitrogen",
          "value": 131,
          "expected": 120,
          "limit": 40,
          "is_within": true
        },
        {
          "reading": "pH",
          "value": 6.3,
          "expected": 6.2,
          "limit": 0.3,
          "is_within": true
        }
      ],
      "is_within": true
    }
  },
  "controls.getChecks": {
    "status": 200,
    "body": {
      "checks": [
        {
          "kind": "control_beyond",
          "samples": [
            {
              "id": 12,
              "code": "UD-1026-1"
            }
          ],
          "measured_on": "2026-11-20",
          "device_name": "Field probe 1 (NPK7-00412)",
          "values": [
            {
              "reading": "pH",
              "value": 6.7,
              "expected": 6.2,
              "limit": 0.3,
              "is_within": false
            }
          ]
        }
      ],
      "comment": ""
    }
  },
  "ruleSets.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 2,
          "name": "Long rains 2027",
          "hash": "8d7c0f4f5f0a4c1f4e0d0f0a6a1f2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c",
          "counts_from": "2027-02-01",
          "counts_now": false,
          "is_demo": false,
          "uploaded_on": "2026-11-20T12:00:00.000+03:00",
          "uploaded_by": 1,
          "uploaded_by_name": "Amina Odhiambo",
          "approvals": []
        }
      ]
    }
  },
  "ruleSets.create": {
    "status": 201,
    "body": {
      "id": 2,
      "name": "Long rains 2027",
      "hash": "8d7c0f4f5f0a4c1f4e0d0f0a6a1f2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c",
      "counts_from": "2027-02-01",
      "counts_now": false,
      "is_demo": false,
      "uploaded_on": "2026-11-20T12:00:00.000+03:00",
      "uploaded_by": 1,
      "uploaded_by_name": "Amina Odhiambo",
      "approvals": [],
      "files": {
        "crops": "crop,names\n",
        "needs": "",
        "splits": "",
        "products": "",
        "bands": "",
        "lime": "",
        "numbers": ""
      }
    }
  },
  "ruleSets.get": {
    "status": 200,
    "body": {
      "id": 2,
      "name": "Long rains 2027",
      "hash": "8d7c0f4f5f0a4c1f4e0d0f0a6a1f2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c",
      "counts_from": "2027-02-01",
      "counts_now": false,
      "is_demo": false,
      "uploaded_on": "2026-11-20T12:00:00.000+03:00",
      "uploaded_by": 1,
      "uploaded_by_name": "Amina Odhiambo",
      "approvals": [],
      "files": {
        "crops": "crop,names\n",
        "needs": "",
        "splits": "",
        "products": "",
        "bands": "",
        "lime": "",
        "numbers": ""
      }
    }
  },
  "ruleSets.compare": {
    "status": 200,
    "body": {
      "rule_set": 2,
      "with": 1,
      "same_farms": 41,
      "same_samples": 12,
      "ranges": [
        {
          "crop_name": "Maize",
          "reading": "pH",
          "before": {
            "low": 5.5,
            "high": 7
          },
          "after": {
            "low": 5.3,
            "high": 7
          }
        }
      ],
      "farms": [
        {
          "name": "poor soil, Trans Nzoia",
          "crop_name": "Maize",
          "before": [
            "DAP: 2 bags of 50 kg. 50 kg an acre, 100 kg for the plot"
          ],
          "after": [
            "DAP: 2.5 bags of 50 kg. 55 kg an acre, 110 kg for the plot"
          ]
        }
      ],
      "samples": [],
      "reports": []
    }
  },
  "ruleSets.approve": {
    "status": 200,
    "body": {
      "id": 2,
      "name": "Long rains 2027",
      "hash": "8d7c0f4f5f0a4c1f4e0d0f0a6a1f2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c",
      "counts_from": "2027-02-01",
      "counts_now": false,
      "is_demo": false,
      "uploaded_on": "2026-11-20T12:00:00.000+03:00",
      "uploaded_by": 1,
      "uploaded_by_name": "Amina Odhiambo",
      "approvals": [],
      "files": {
        "crops": "crop,names\n",
        "needs": "",
        "splits": "",
        "products": "",
        "bands": "",
        "lime": "",
        "numbers": ""
      }
    }
  },
  "reports.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 7,
          "booking": 26,
          "generated_by": 1,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "language": "en",
          "remarks": "Spread agricultural lime before the long rains.",
          "results": [
            {
              "sample": 50,
              "booking": 26,
              "generated_on": "2026-11-20T20:27:26.303015+03:00",
              "rule_version": "4",
              "method": "field probe estimate",
              "rule_set": {
                "name": "Demo 1",
                "hash": "4f1c0a7e",
                "counts_from": "2026-01-01",
                "is_reviewed": false
              },
              "sample_code": "UD-1026-1",
              "sample_location": "Lower plot, beside the borehole",
              "soil_type": "clay",
              "size_of_land": "2.00",
              "measured_on": "2026-11-20T20:27:26.303015+03:00",
              "rejected_reason": null,
              "crops": [
                {
                  "crop": 1,
                  "crop_name": "Maize",
                  "is_main": true,
                  "ratings": [
                    {
                      "reading": "nitrogen",
                      "value": 12,
                      "low": 15,
                      "high": 30,
                      "rating": "low",
                      "delta": -3
                    },
                    {
                      "reading": "phosphorus",
                      "value": 30,
                      "low": 18,
                      "high": 35,
                      "rating": "optimal",
                      "delta": 0
                    },
                    {
                      "reading": "pH",
                      "value": 5,
                      "low": 5.5,
                      "high": 7,
                      "rating": "low",
                      "delta": -0.5
                    }
                  ],
                  "actions": [
                    {
                      "kind": "lime",
                      "product": "lime",
                      "timing": "before_planting",
                      "reading": "pH",
                      "reason": "ph_low",
                      "values": {
                        "ph": 5,
                        "ph_low": 5.5,
                        "ph_high": 7,
                        "goal_ph": 5.8,
                        "target_ph": 5.8,
                        "wanted_change": 0.8,
                        "change": 0.8,
                        "factor_low": 3.4,
                        "factor_high": 6.7,
                        "wanted_low": 2.7,
                        "wanted_high": 5.4,
                        "tonnes_per_hectare_low": 2.7,
                        "tonnes_per_hectare_high": 4.5,
                        "acres": 2,
                        "hectares": 0.81,
                        "tonnes_low": 2.2,
                        "tonnes_high": 3.6
                      },
                      "kg_per_acre_low": 1100.784,
                      "kg_per_acre_high": 1821.15,
                      "kg_low": 2201.568,
                      "kg_high": 3642.3,
                      "bags_low": 45,
                      "bags_high": 73,
                      "cost_low": "13500.00",
                      "cost_high": "21900.00",
                      "price_as_of": "2026-11-20"
                    },
                    {
                      "kind": "fertiliser",
                      "product": "tsp",
                      "timing": "planting",
                      "reading": "phosphorus",
                      "reason": "phosphorus_rate",
                      "values": {
                        "rating": "optimal",
                        "percent_low": 75,
                        "percent_high": 75
                      },
                      "kg_per_acre_low": 37.5,
                      "kg_per_acre_high": 37.5,
                      "kg_low": 75,
                      "kg_high": 75,
                      "bags_low": 1.5,
                      "bags_high": 1.5,
                      "cost_low": "5400.00",
                      "cost_high": "5400.00",
                      "price_as_of": "2026-11-20"
                    },
                    {
                      "kind": "fertiliser",
                      "product": "can",
                      "timing": "planting",
                      "reading": "nitrogen",
                      "reason": "dap_nitrogen",
                      "values": {
                        "rating": "low",
                        "percent_low": 100,
                        "percent_high": 100
                      },
                      "kg_per_acre_low": 34.616,
                      "kg_per_acre_high": 34.616,
                      "kg_low": 69.232,
                      "kg_high": 69.232,
                      "bags_low": 1.5,
                      "bags_high": 1.5,
                      "cost_low": "4800.00",
                      "cost_high": "4800.00",
                      "price_as_of": "2026-11-20"
                    },
                    {
                      "kind": "skip",
                      "product": "dap",
                      "timing": null,
                      "reading": "pH",
                      "reason": "dap_acidifies",
                      "values": {
                        "ph": 5
                      },
                      "kg_per_acre_low": null,
                      "kg_per_acre_high": null,
                      "kg_low": null,
                      "kg_high": null,
                      "bags_low": null,
                      "bags_high": null,
                      "cost_low": null,
                      "cost_high": null,
                      "price_as_of": null
                    }
                  ]
                }
              ],
              "cheapest_first_step": {
                "kind": "lime",
                "product": "lime",
                "timing": "planting",
                "reading": "pH",
                "reason": "ph_low_small_budget",
                "values": {
                  "tonnes_per_hectare": 0.5
                },
                "kg_per_acre_low": 202.35,
                "kg_per_acre_high": 202.35,
                "kg_low": 404.7,
                "kg_high": 404.7,
                "bags_low": 9,
                "bags_high": 9,
                "cost_low": "2700.00",
                "cost_high": "2700.00",
                "price_as_of": "2026-11-20"
              }
            }
          ],
          "ph_advice": [
            {
              "sample": 50,
              "crop": 1,
              "soil_type": "clay",
              "size_of_land": "2.00",
              "ph": 5,
              "ph_low": 5.5,
              "ph_high": 7,
              "target_ph": 5.8,
              "amendment": "lime",
              "tonnes_per_hectare_low": 2.7,
              "tonnes_per_hectare_high": 4.5,
              "tonnes_low": 2.2,
              "tonnes_high": 3.6,
              "bags_low": 45,
              "bags_high": 73,
              "steps": [
                "Rise: 5.8 - 5.0 = 0.8"
              ],
              "warnings": [
                "Test again before liming again."
              ]
            }
          ],
          "fertiliser_advice": [
            {
              "sample": 50,
              "crop": 1,
              "applications": [
                {
                  "product": "TSP",
                  "timing": "planting",
                  "kg_per_acre": 37.5,
                  "kg": 75,
                  "bags": 1.5,
                  "why": "Phosphorus is good: three quarters of the usual rate."
                }
              ]
            }
          ],
          "since": [
            {
              "sample": 50,
              "booking": 3,
              "number": "UD-1003-R1",
              "measured_on": "2025-11-12",
              "readings": [
                {
                  "reading": "pH",
                  "before": 4.6,
                  "rating_before": "low",
                  "now": 5,
                  "rating_now": "low",
                  "change": "same_rating"
                }
              ]
            }
          ],
          "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
          "facts": {
            "booking_code": "UD-1026",
            "name": "Wanjiku Kariuki",
            "soil_test_date": "2026-11-18",
            "test_type": "complete-soil-analysis",
            "analyses": [
              "macro_nutrients",
              "acidity",
              "salts",
              "moisture_temperature"
            ],
            "county_name": "Kiambu",
            "agrovet_name": "Mavuno Agrovet",
            "verified_on": "2026-11-20T20:27:26.303015+03:00",
            "verified_by_name": "Amina Hassan"
          },
          "letterhead": {
            "name": "Udongo Soil Tests",
            "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
            "logo": ""
          },
          "outdated_on": null,
          "number": "UD-1026-R1",
          "reason": "",
          "replaces": null,
          "replaced_by": null,
          "withdrawn_on": null,
          "withdrawn_reason": "",
          "sent_on": null,
          "is_current": true,
          "to_correct": false,
          "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
          "explained_on": null,
          "explained_by_name": "",
          "sends": []
        }
      ]
    }
  },
  "reports.create": {
    "status": 201,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.get": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.amend": {
    "status": 201,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.withdraw": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.markSent": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.previewMessages": {
    "status": 200,
    "body": [
      {
        "channel": "sms",
        "recipient": "+254712345678",
        "subject": "",
        "text": "Udongo: Wanjiku, the report of UD-1026 is ready: https://app.example/r/5eed0000-0000-4000-8000-000000000002"
      },
      {
        "channel": "email",
        "skipped": "no_address",
        "recipient": "",
        "subject": "",
        "text": ""
      }
    ]
  },
  "reports.send": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.markExplained": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.revokeLink": {
    "status": 200,
    "body": {
      "id": 7,
      "booking": 26,
      "generated_by": 1,
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": "",
      "sent_on": null,
      "is_current": true,
      "to_correct": false,
      "link": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12",
      "explained_on": null,
      "explained_by_name": "",
      "sends": []
    }
  },
  "reports.getPublic": {
    "status": 200,
    "body": {
      "generated_on": "2026-11-20T20:27:26.303015+03:00",
      "rule_version": "4",
      "language": "en",
      "remarks": "Spread agricultural lime before the long rains.",
      "results": [
        {
          "sample": 50,
          "booking": 26,
          "generated_on": "2026-11-20T20:27:26.303015+03:00",
          "rule_version": "4",
          "method": "field probe estimate",
          "rule_set": {
            "name": "Demo 1",
            "hash": "4f1c0a7e",
            "counts_from": "2026-01-01",
            "is_reviewed": false
          },
          "sample_code": "UD-1026-1",
          "sample_location": "Lower plot, beside the borehole",
          "soil_type": "clay",
          "size_of_land": "2.00",
          "measured_on": "2026-11-20T20:27:26.303015+03:00",
          "rejected_reason": null,
          "crops": [
            {
              "crop": 1,
              "crop_name": "Maize",
              "is_main": true,
              "ratings": [
                {
                  "reading": "nitrogen",
                  "value": 12,
                  "low": 15,
                  "high": 30,
                  "rating": "low",
                  "delta": -3
                },
                {
                  "reading": "phosphorus",
                  "value": 30,
                  "low": 18,
                  "high": 35,
                  "rating": "optimal",
                  "delta": 0
                },
                {
                  "reading": "pH",
                  "value": 5,
                  "low": 5.5,
                  "high": 7,
                  "rating": "low",
                  "delta": -0.5
                }
              ],
              "actions": [
                {
                  "kind": "lime",
                  "product": "lime",
                  "timing": "before_planting",
                  "reading": "pH",
                  "reason": "ph_low",
                  "values": {
                    "ph": 5,
                    "ph_low": 5.5,
                    "ph_high": 7,
                    "goal_ph": 5.8,
                    "target_ph": 5.8,
                    "wanted_change": 0.8,
                    "change": 0.8,
                    "factor_low": 3.4,
                    "factor_high": 6.7,
                    "wanted_low": 2.7,
                    "wanted_high": 5.4,
                    "tonnes_per_hectare_low": 2.7,
                    "tonnes_per_hectare_high": 4.5,
                    "acres": 2,
                    "hectares": 0.81,
                    "tonnes_low": 2.2,
                    "tonnes_high": 3.6
                  },
                  "kg_per_acre_low": 1100.784,
                  "kg_per_acre_high": 1821.15,
                  "kg_low": 2201.568,
                  "kg_high": 3642.3,
                  "bags_low": 45,
                  "bags_high": 73,
                  "cost_low": "13500.00",
                  "cost_high": "21900.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "tsp",
                  "timing": "planting",
                  "reading": "phosphorus",
                  "reason": "phosphorus_rate",
                  "values": {
                    "rating": "optimal",
                    "percent_low": 75,
                    "percent_high": 75
                  },
                  "kg_per_acre_low": 37.5,
                  "kg_per_acre_high": 37.5,
                  "kg_low": 75,
                  "kg_high": 75,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "5400.00",
                  "cost_high": "5400.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "fertiliser",
                  "product": "can",
                  "timing": "planting",
                  "reading": "nitrogen",
                  "reason": "dap_nitrogen",
                  "values": {
                    "rating": "low",
                    "percent_low": 100,
                    "percent_high": 100
                  },
                  "kg_per_acre_low": 34.616,
                  "kg_per_acre_high": 34.616,
                  "kg_low": 69.232,
                  "kg_high": 69.232,
                  "bags_low": 1.5,
                  "bags_high": 1.5,
                  "cost_low": "4800.00",
                  "cost_high": "4800.00",
                  "price_as_of": "2026-11-20"
                },
                {
                  "kind": "skip",
                  "product": "dap",
                  "timing": null,
                  "reading": "pH",
                  "reason": "dap_acidifies",
                  "values": {
                    "ph": 5
                  },
                  "kg_per_acre_low": null,
                  "kg_per_acre_high": null,
                  "kg_low": null,
                  "kg_high": null,
                  "bags_low": null,
                  "bags_high": null,
                  "cost_low": null,
                  "cost_high": null,
                  "price_as_of": null
                }
              ]
            }
          ],
          "cheapest_first_step": {
            "kind": "lime",
            "product": "lime",
            "timing": "planting",
            "reading": "pH",
            "reason": "ph_low_small_budget",
            "values": {
              "tonnes_per_hectare": 0.5
            },
            "kg_per_acre_low": 202.35,
            "kg_per_acre_high": 202.35,
            "kg_low": 404.7,
            "kg_high": 404.7,
            "bags_low": 9,
            "bags_high": 9,
            "cost_low": "2700.00",
            "cost_high": "2700.00",
            "price_as_of": "2026-11-20"
          }
        }
      ],
      "ph_advice": [
        {
          "sample": 50,
          "crop": 1,
          "soil_type": "clay",
          "size_of_land": "2.00",
          "ph": 5,
          "ph_low": 5.5,
          "ph_high": 7,
          "target_ph": 5.8,
          "amendment": "lime",
          "tonnes_per_hectare_low": 2.7,
          "tonnes_per_hectare_high": 4.5,
          "tonnes_low": 2.2,
          "tonnes_high": 3.6,
          "bags_low": 45,
          "bags_high": 73,
          "steps": [
            "Rise: 5.8 - 5.0 = 0.8"
          ],
          "warnings": [
            "Test again before liming again."
          ]
        }
      ],
      "fertiliser_advice": [
        {
          "sample": 50,
          "crop": 1,
          "applications": [
            {
              "product": "TSP",
              "timing": "planting",
              "kg_per_acre": 37.5,
              "kg": 75,
              "bags": 1.5,
              "why": "Phosphorus is good: three quarters of the usual rate."
            }
          ]
        }
      ],
      "since": [
        {
          "sample": 50,
          "booking": 3,
          "number": "UD-1003-R1",
          "measured_on": "2025-11-12",
          "readings": [
            {
              "reading": "pH",
              "before": 4.6,
              "rating_before": "low",
              "now": 5,
              "rating_now": "low",
              "change": "same_rating"
            }
          ]
        }
      ],
      "disclaimer": "These amounts are a guide. Check them with an agricultural officer before you buy.",
      "facts": {
        "booking_code": "UD-1026",
        "name": "Wanjiku Kariuki",
        "soil_test_date": "2026-11-18",
        "test_type": "complete-soil-analysis",
        "analyses": [
          "macro_nutrients",
          "acidity",
          "salts",
          "moisture_temperature"
        ],
        "county_name": "Kiambu",
        "agrovet_name": "Mavuno Agrovet",
        "verified_on": "2026-11-20T20:27:26.303015+03:00",
        "verified_by_name": "Amina Hassan"
      },
      "letterhead": {
        "name": "Udongo Soil Tests",
        "contacts": "P.O. Box 301, 00900 Kiambu · 0700 000 000",
        "logo": ""
      },
      "outdated_on": null,
      "number": "UD-1026-R1",
      "reason": "",
      "replaces": null,
      "replaced_by": null,
      "withdrawn_on": null,
      "withdrawn_reason": ""
    }
  },
  "reports.downloadPublicPdf": {
    "status": 200
  },
  "reports.downloadPdf": {
    "status": 200
  },
  "payments.downloadInvoice": {
    "status": 200
  },
  "payments.downloadReceipt": {
    "status": 200
  },
  "commissions.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 11,
          "agent": 1,
          "agrovet_name": "Mavuno Agrovet",
          "booking": 26,
          "amount": "650.00",
          "status": "earned",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "collected_on": null,
          "disbursed_on": null,
          "reference": ""
        }
      ]
    }
  },
  "commissions.get": {
    "status": 200,
    "body": {
      "id": 11,
      "agent": 1,
      "agrovet_name": "Mavuno Agrovet",
      "booking": 26,
      "amount": "650.00",
      "status": "earned",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "collected_on": null,
      "disbursed_on": null,
      "reference": ""
    }
  },
  "commissions.collect": {
    "status": 200,
    "body": {
      "commissions": [
        {
          "id": 11,
          "agent": 1,
          "agrovet_name": "Mavuno Agrovet",
          "booking": 26,
          "amount": "650.00",
          "status": "collected",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "collected_on": "2026-11-20T20:27:26.303015+03:00",
          "disbursed_on": null,
          "reference": ""
        }
      ],
      "total": "650.00"
    }
  },
  "commissions.disburse": {
    "status": 200,
    "body": {
      "commissions": [
        {
          "id": 11,
          "agent": 1,
          "agrovet_name": "Mavuno Agrovet",
          "booking": 26,
          "amount": "650.00",
          "status": "disbursed",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "collected_on": "2026-11-20T20:27:26.303015+03:00",
          "disbursed_on": "2026-11-20T20:27:26.303015+03:00",
          "reference": "RLA0R69NXM"
        }
      ],
      "total": "650.00"
    }
  },
  "commissions.undoPayout": {
    "status": 200,
    "body": {
      "commissions": [
        {
          "id": 11,
          "agent": 1,
          "agrovet_name": "Mavuno Agrovet",
          "booking": 26,
          "amount": "650.00",
          "status": "collected",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "collected_on": "2026-11-20T20:27:26.303015+03:00",
          "disbursed_on": null,
          "reference": ""
        }
      ],
      "total": "650.00",
      "batch": null
    }
  },
  "commissions.getBalance": {
    "status": 200,
    "body": {
      "agent": 1,
      "agrovet_name": "Mavuno Agrovet",
      "percentage": "10.00",
      "coming": "1300.00",
      "earned": "650.00",
      "requested": "0.00",
      "paid_out": "2600.00",
      "phone_number": "+254711000001"
    }
  },
  "commissions.downloadStatement": {
    "status": 200
  },
  "commissions.downloadStatementCsv": {
    "status": 200
  },
  "commissions.downloadPayoutsCsv": {
    "status": 200
  },
  "agents.listCommissionRates": {
    "status": 200,
    "body": {
      "count": 2,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 3,
          "agent": 1,
          "percentage": "12.50",
          "since": "2026-11-20T20:27:26.303015+03:00",
          "set_by": 1
        },
        {
          "id": 1,
          "agent": null,
          "percentage": "10.00",
          "since": "2026-01-01T00:00:00+03:00",
          "set_by": null
        }
      ]
    }
  },
  "sms.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 90,
          "phone_number": "+254712345678",
          "message": "Habari Wanjiku, matokeo ya udongo wako (UD-1026) yako tayari.",
          "parts": 1,
          "status": "queued",
          "cost": null,
          "booking": 26,
          "sent_by": 1,
          "created_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "sms.send": {
    "status": 201,
    "body": [
      {
        "id": 90,
        "phone_number": "+254712345678",
        "message": "Habari Wanjiku, matokeo ya udongo wako (UD-1026) yako tayari.",
        "parts": 1,
        "status": "queued",
        "cost": null,
        "booking": 26,
        "sent_by": 1,
        "created_on": "2026-11-20T20:27:26.303015+03:00"
      }
    ]
  },
  "sms.get": {
    "status": 200,
    "body": {
      "id": 90,
      "phone_number": "+254712345678",
      "message": "Habari Wanjiku, matokeo ya udongo wako (UD-1026) yako tayari.",
      "parts": 1,
      "status": "queued",
      "cost": null,
      "booking": 26,
      "sent_by": 1,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "contact.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 5,
          "name": "Kamau Njoroge",
          "email": "kamau@udongo.test",
          "phone_number": "+254720000005",
          "subject": "Price for a group",
          "message": "We are 12 farmers near Githunguri. Is there a price for groups?",
          "is_handled": false,
          "created_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "contact.create": {
    "status": 201,
    "body": {
      "id": 5,
      "name": "Kamau Njoroge",
      "email": "kamau@udongo.test",
      "phone_number": "+254720000005",
      "subject": "Price for a group",
      "message": "We are 12 farmers near Githunguri. Is there a price for groups?",
      "is_handled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "contact.get": {
    "status": 200,
    "body": {
      "id": 5,
      "name": "Kamau Njoroge",
      "email": "kamau@udongo.test",
      "phone_number": "+254720000005",
      "subject": "Price for a group",
      "message": "We are 12 farmers near Githunguri. Is there a price for groups?",
      "is_handled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "contact.update": {
    "status": 200,
    "body": {
      "id": 5,
      "name": "Kamau Njoroge",
      "email": "kamau@udongo.test",
      "phone_number": "+254720000005",
      "subject": "Price for a group",
      "message": "We are 12 farmers near Githunguri. Is there a price for groups?",
      "is_handled": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "contact.delete": {
    "status": 204
  },
  "contact.answer": {
    "status": 200,
    "body": {
      "id": 5,
      "name": "Kamau Njoroge",
      "email": "kamau@udongo.test",
      "phone_number": "+254720000005",
      "subject": "Price for a group",
      "message": "We are 12 farmers near Githunguri. Is there a price for groups?",
      "is_handled": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "answers": [
        {
          "text": "Yes: 15 percent less from 10 samples.",
          "answered_by": "Ada Auma",
          "created_on": "2026-11-21T09:12:00.000000+03:00",
          "status": "queued"
        }
      ]
    }
  },
  "reviews.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 3,
          "user": 8,
          "author": "Wanjiku K.",
          "rating": 5,
          "comment": "The results came in four days.",
          "booking": 26,
          "is_published": true,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "updated_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "reviews.create": {
    "status": 201,
    "body": {
      "id": 3,
      "user": 8,
      "author": "Wanjiku K.",
      "rating": 5,
      "comment": "The results came in four days.",
      "booking": 26,
      "is_published": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "reviews.getAverage": {
    "status": 200,
    "body": {
      "count": 12,
      "average": 4.6
    }
  },
  "reviews.get": {
    "status": 200,
    "body": {
      "id": 3,
      "user": 8,
      "author": "Wanjiku K.",
      "rating": 5,
      "comment": "The results came in four days.",
      "booking": 26,
      "is_published": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "reviews.update": {
    "status": 200,
    "body": {
      "id": 3,
      "user": 8,
      "author": "Wanjiku K.",
      "rating": 5,
      "comment": "The results came in four days.",
      "booking": 26,
      "is_published": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "reviews.delete": {
    "status": 204
  },
  "subscribers.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 14,
          "email": "kamau@udongo.test",
          "is_active": true,
          "created_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "subscribers.create": {
    "status": 201,
    "body": {
      "detail": "Thank you for subscribing."
    }
  },
  "subscribers.confirm": {
    "status": 200,
    "body": {
      "detail": "You are on the list."
    }
  },
  "subscribers.unsubscribe": {
    "status": 200,
    "body": {
      "detail": "You will get no more newsletters."
    }
  },
  "subscribers.get": {
    "status": 200,
    "body": {
      "id": 14,
      "email": "kamau@udongo.test",
      "is_active": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "subscribers.delete": {
    "status": 204
  },
  "stats.getApp": {
    "status": 200,
    "body": {
      "farmers": 1240,
      "agents": 86,
      "counties": 31,
      "bookings": 2310,
      "samples": 5120
    }
  },
  "stats.getUser": {
    "status": 200,
    "body": {
      "bookings": 4,
      "bookings_by_status": {
        "booked": 1,
        "report_ready": 3
      },
      "samples": 9,
      "reports": 3,
      "amount_due": "13000.00",
      "farmers": null,
      "commission_due": null,
      "unread_notifications": 2
    }
  },
  "stats.getAttention": {
    "status": 200,
    "body": {
      "today": "2026-11-22",
      "as_of": "2026-11-22T12:21:08.000000+03:00",
      "to_collect": 5,
      "overdue": 2,
      "late": 3,
      "unpaid": 14,
      "without_readings": 12,
      "reports_to_send": 4,
      "reports_to_correct": 0
    }
  },
  "faqs.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 7,
          "question": "How long does a test take?",
          "answer": "Five working days from the day the sample is taken.",
          "position": 0,
          "language": "en",
          "is_published": true
        }
      ]
    }
  },
  "faqs.create": {
    "status": 201,
    "body": {
      "id": 7,
      "question": "How long does a test take?",
      "answer": "Five working days from the day the sample is taken.",
      "position": 0,
      "language": "en",
      "is_published": true
    }
  },
  "faqs.get": {
    "status": 200,
    "body": {
      "id": 7,
      "question": "How long does a test take?",
      "answer": "Five working days from the day the sample is taken.",
      "position": 0,
      "language": "en",
      "is_published": true
    }
  },
  "faqs.update": {
    "status": 200,
    "body": {
      "id": 7,
      "question": "How long does a test take?",
      "answer": "Five working days from the day the sample is taken.",
      "position": 0,
      "language": "en",
      "is_published": true
    }
  },
  "faqs.delete": {
    "status": 204
  },
  "blogCategories.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 2,
          "name": "Soil health",
          "slug": "soil-health"
        }
      ]
    }
  },
  "blogCategories.create": {
    "status": 201,
    "body": {
      "id": 2,
      "name": "Soil health",
      "slug": "soil-health"
    }
  },
  "blogCategories.get": {
    "status": 200,
    "body": {
      "id": 2,
      "name": "Soil health",
      "slug": "soil-health"
    }
  },
  "blogCategories.update": {
    "status": 200,
    "body": {
      "id": 2,
      "name": "Soil health",
      "slug": "soil-health"
    }
  },
  "blogCategories.delete": {
    "status": 204
  },
  "blogs.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 12,
          "title": "Why maize turns yellow",
          "slug": "why-maize-turns-yellow",
          "summary": "Acid soil locks away what maize needs. Lime helps.",
          "body": "Below **pH 5.5** phosphorus is locked away.",
          "cover_image": "blogs/yellow-maize.jpg",
          "category": 2,
          "author": "Ada Auma",
          "language": "en",
          "is_published": true,
          "published_on": "2026-11-20T20:27:26.303015+03:00",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "updated_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "blogs.create": {
    "status": 201,
    "body": {
      "id": 12,
      "title": "Why maize turns yellow",
      "slug": "why-maize-turns-yellow",
      "summary": "Acid soil locks away what maize needs. Lime helps.",
      "body": "Below **pH 5.5** phosphorus is locked away.",
      "cover_image": "blogs/yellow-maize.jpg",
      "category": 2,
      "author": "Ada Auma",
      "language": "en",
      "is_published": true,
      "published_on": "2026-11-20T20:27:26.303015+03:00",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "blogs.listRandom": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 12,
          "title": "Why maize turns yellow",
          "slug": "why-maize-turns-yellow",
          "summary": "Acid soil locks away what maize needs. Lime helps.",
          "body": "Below **pH 5.5** phosphorus is locked away.",
          "cover_image": "blogs/yellow-maize.jpg",
          "category": 2,
          "author": "Ada Auma",
          "language": "en",
          "is_published": true,
          "published_on": "2026-11-20T20:27:26.303015+03:00",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "updated_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "blogs.get": {
    "status": 200,
    "body": {
      "id": 12,
      "title": "Why maize turns yellow",
      "slug": "why-maize-turns-yellow",
      "summary": "Acid soil locks away what maize needs. Lime helps.",
      "body": "Below **pH 5.5** phosphorus is locked away.",
      "cover_image": "blogs/yellow-maize.jpg",
      "category": 2,
      "author": "Ada Auma",
      "language": "en",
      "is_published": true,
      "published_on": "2026-11-20T20:27:26.303015+03:00",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "blogs.update": {
    "status": 200,
    "body": {
      "id": 12,
      "title": "Why maize turns yellow",
      "slug": "why-maize-turns-yellow",
      "summary": "Acid soil locks away what maize needs. Lime helps.",
      "body": "Below **pH 5.5** phosphorus is locked away.",
      "cover_image": "blogs/yellow-maize.jpg",
      "category": 2,
      "author": "Ada Auma",
      "language": "en",
      "is_published": true,
      "published_on": "2026-11-20T20:27:26.303015+03:00",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "updated_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "blogs.delete": {
    "status": 204
  },
  "blogs.tellSubscribers": {
    "status": 200,
    "body": {
      "subscribers": 12
    }
  },
  "media.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 21,
          "name": "yellow-maize.jpg",
          "url": "blogs/yellow-maize.jpg",
          "content_type": "image/jpeg",
          "size": 184320,
          "alt": "A maize leaf, yellow along its edges",
          "uploaded_by": 1,
          "created_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "media.create": {
    "status": 201,
    "body": {
      "id": 21,
      "name": "yellow-maize.jpg",
      "url": "blogs/yellow-maize.jpg",
      "content_type": "image/jpeg",
      "size": 184320,
      "alt": "A maize leaf, yellow along its edges",
      "uploaded_by": 1,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "media.get": {
    "status": 200,
    "body": {
      "id": 21,
      "name": "yellow-maize.jpg",
      "url": "blogs/yellow-maize.jpg",
      "content_type": "image/jpeg",
      "size": 184320,
      "alt": "A maize leaf, yellow along its edges",
      "uploaded_by": 1,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "media.delete": {
    "status": 204
  },
  "messages.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "kind": "password_code",
          "class": "transactional",
          "channel": "sms",
          "recipient": "+254712345678",
          "language": "en",
          "status": "sent",
          "reason": "",
          "subject": "",
          "text": "Udongo: 204518 is your code for a new password. It works for 10 minutes. Never give it to anybody.",
          "html": "",
          "parts": 1,
          "cost": "0.80",
          "booking": null,
          "created_on": "2026-11-22T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "messages.sendAgain": {
    "status": 200,
    "body": {
      "id": 1,
      "kind": "report_ready",
      "class": "transactional",
      "channel": "sms",
      "recipient": "+254712345678",
      "language": "en",
      "status": "queued",
      "reason": "",
      "subject": "",
      "text": "",
      "html": "",
      "parts": null,
      "cost": null,
      "booking": 26,
      "created_on": "2026-11-22T20:27:26.303015+03:00"
    }
  },
  "notifications.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 31,
          "kind": "report_ready",
          "title": "Your report is ready",
          "message": "You can read the results of UD-1026 now.",
          "booking": 26,
          "is_read": false,
          "created_on": "2026-11-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "notifications.get": {
    "status": 200,
    "body": {
      "id": 31,
      "kind": "report_ready",
      "title": "Your report is ready",
      "message": "You can read the results of UD-1026 now.",
      "booking": 26,
      "is_read": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "notifications.update": {
    "status": 200,
    "body": {
      "id": 31,
      "kind": "report_ready",
      "title": "Your report is ready",
      "message": "You can read the results of UD-1026 now.",
      "booking": 26,
      "is_read": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00"
    }
  },
  "notifications.delete": {
    "status": 204
  },
  "notifications.markAllRead": {
    "status": 204
  },
  "payments.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 70,
          "booking": 26,
          "amount": "6500.00",
          "method": "mpesa",
          "phone_number": "+254712345678",
          "reference": "UDP-7QK2M9XA",
          "receipt_number": "RLA0R69NXM",
          "paid": true,
          "canceled": false,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "paid_on": "2026-11-20T20:27:26.303015+03:00",
          "status": "paid",
          "message": "",
          "authorization_url": null
        }
      ]
    }
  },
  "payments.get": {
    "status": 200,
    "body": {
      "id": 70,
      "booking": 26,
      "amount": "6500.00",
      "method": "mpesa",
      "phone_number": "+254712345678",
      "reference": "UDP-7QK2M9XA",
      "receipt_number": "",
      "paid": false,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "paid_on": null,
      "status": "pending",
      "message": "Enter your M-Pesa PIN on your phone.",
      "authorization_url": null
    }
  },
  "payments.initialize": {
    "status": 201,
    "body": {
      "id": 70,
      "booking": 26,
      "amount": "6500.00",
      "method": "mpesa",
      "phone_number": "+254712345678",
      "reference": "UDP-7QK2M9XA",
      "receipt_number": "",
      "paid": false,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "paid_on": null,
      "status": "pending",
      "message": "Enter your M-Pesa PIN on your phone.",
      "authorization_url": null
    }
  },
  "payments.checkStatus": {
    "status": 200,
    "body": {
      "id": 70,
      "booking": 26,
      "amount": "6500.00",
      "method": "mpesa",
      "phone_number": "+254712345678",
      "reference": "UDP-7QK2M9XA",
      "receipt_number": "RLA0R69NXM",
      "paid": true,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "paid_on": "2026-11-20T20:27:26.303015+03:00",
      "status": "paid",
      "message": "",
      "authorization_url": null
    }
  },
  "payments.link": {
    "status": 200,
    "body": {
      "id": 70,
      "booking": 26,
      "amount": "6500.00",
      "method": "mpesa",
      "phone_number": "+254712345678",
      "reference": "UDP-7QK2M9XA",
      "receipt_number": "RLA0R69NXM",
      "paid": true,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "paid_on": "2026-11-20T20:27:26.303015+03:00",
      "status": "paid",
      "message": "",
      "authorization_url": null
    }
  },
  "payments.unlink": {
    "status": 200,
    "body": {
      "id": 70,
      "booking": 26,
      "amount": "6500.00",
      "method": "mpesa",
      "phone_number": "+254712345678",
      "reference": "UDP-7QK2M9XA",
      "receipt_number": "RLA0R69NXM",
      "paid": true,
      "canceled": false,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "paid_on": "2026-11-20T20:27:26.303015+03:00",
      "status": "paid",
      "message": "",
      "authorization_url": null
    }
  },
  "payments.listRefunds": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 3,
          "booking": 26,
          "booking_code": "UD-1026",
          "booking_name": "Wanjiku Kariuki",
          "status": "requested",
          "cause": "canceled",
          "amount": "6500.00",
          "amount_withheld": "0.00",
          "amount_refunded": "0.00",
          "reason": "The rains came early",
          "note": "",
          "refund_number": "",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "created_by": 1,
          "decided_on": null,
          "decided_by": null,
          "paid_back_on": null,
          "payments": []
        }
      ]
    }
  },
  "payments.requestRefund": {
    "status": 201,
    "body": {
      "id": 3,
      "booking": 26,
      "booking_code": "UD-1026",
      "booking_name": "Wanjiku Kariuki",
      "status": "approved",
      "cause": "canceled",
      "amount": "6500.00",
      "amount_withheld": "0.00",
      "amount_refunded": "0.00",
      "reason": "The rains came early",
      "note": "",
      "refund_number": "",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "created_by": 1,
      "decided_on": "2026-11-20T21:02:11.120340+03:00",
      "decided_by": 1,
      "paid_back_on": null,
      "payments": [
        {
          "reference": "UDP-7QK2M9XA",
          "receipt_number": "RLA0R69NXM",
          "provider": "mpesa",
          "phone_number": "+254712345678",
          "amount_left": "6500.00"
        }
      ]
    }
  },
  "payments.decideRefund": {
    "status": 200,
    "body": {
      "id": 3,
      "booking": 26,
      "booking_code": "UD-1026",
      "booking_name": "Wanjiku Kariuki",
      "status": "approved",
      "cause": "canceled",
      "amount": "6500.00",
      "amount_withheld": "0.00",
      "amount_refunded": "0.00",
      "reason": "The rains came early",
      "note": "",
      "refund_number": "",
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "created_by": 1,
      "decided_on": "2026-11-20T21:02:11.120340+03:00",
      "decided_by": 1,
      "paid_back_on": null,
      "payments": [
        {
          "reference": "UDP-7QK2M9XA",
          "receipt_number": "RLA0R69NXM",
          "provider": "mpesa",
          "phone_number": "+254712345678",
          "amount_left": "6500.00"
        }
      ]
    }
  },
  "payments.recordRefund": {
    "status": 200,
    "body": {
      "reference": "RLA0R69NXM",
      "amount_received": "6500.00",
      "amount_refunded": "6500.00"
    }
  },
  "webhooks.receivePayment": {
    "status": 200,
    "body": {
      "detail": "Received."
    }
  },
  "webhooks.receiveCallback": {
    "status": 200,
    "body": {
      "detail": "Received.",
      "ResultCode": 0,
      "ResultDesc": "Accepted"
    }
  },
  "payments.getOptions": {
    "status": 200,
    "body": {
      "booking": 26,
      "booking_code": "UD-1026",
      "uuid": "3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11",
      "amount": "6500.00",
      "maximum_amount": "250000.00",
      "methods": [
        "mpesa",
        "card"
      ],
      "paid": false,
      "amount_paid": "0.00",
      "amount_overpaid": "0.00",
      "canceled": false,
      "phone_number": "+254712345678",
      "phone_hint": "••• 678",
      "pay_by_hand": {
        "paybill": "400200",
        "account_number": "UD-1026"
      },
      "is_sandbox": false,
      "payment": null
    }
  },
  "payments.listDocuments": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 4,
          "number": "RCT-2026-000002",
          "kind": "receipt",
          "booking": 26,
          "booking_code": "UD-1026",
          "payment": 70,
          "amount": "6500.00",
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "void_reason": null
        }
      ]
    }
  },
  "payments.downloadDocument": {
    "status": 200
  },
  "payments.listIssues": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "kind": "unmatched",
          "since": "2026-11-20T20:27:26.303015+03:00",
          "booking": null,
          "booking_code": "",
          "payment": null,
          "provider": "mpesa",
          "reference": "RLA0R69NXM",
          "amount": "6500.00",
          "expected_amount": "0.00",
          "currency": "KES",
          "phone_hint": "••• 678",
          "account_number": "UD-1026"
        }
      ]
    }
  },
  "payments.reconcile": {
    "status": 200,
    "body": {
      "date": "2026-11-20",
      "provider": "mpesa",
      "is_complete": true,
      "note": "",
      "provider_total": "6500.00",
      "books_total": "0.00",
      "left_out": [
        {
          "provider": "by_hand",
          "count": 2,
          "total": "4000.00"
        }
      ],
      "rows": [
        {
          "difference": "missing_in_books",
          "kind": "payment",
          "reference": "UDP-7QK2M9XA",
          "receipt_number": "RLA0R69NXM",
          "provider_amount": "6500.00",
          "books_amount": null,
          "booking": null,
          "booking_code": ""
        }
      ]
    }
  },
  "payments.downloadReconciliationCsv": {
    "status": 200
  },
  "payments.listReconciliations": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "date": "2026-11-20",
          "provider": "mpesa",
          "is_complete": true,
          "differences": 0,
          "provider_total": "6500.00",
          "books_total": "6500.00",
          "checked_on": "2026-11-21T03:00:04.303015+03:00"
        }
      ]
    }
  },
  "bin.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 3,
          "kind": "booking",
          "record": 26,
          "name": "UD-1026, Wanjiku Kariuki",
          "deleted_on": "2026-11-20T20:27:26.303015+03:00",
          "deleted_by_name": "Ada Auma",
          "kept_until": "2026-12-20T20:27:26.303015+03:00"
        }
      ]
    }
  },
  "bin.restore": {
    "status": 204
  },
  "audit.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 512,
          "happened_on": "2026-11-22T20:27:26.303015+03:00",
          "kind": "change",
          "operation": "bookings.update",
          "request_id": "0f8b3c52-5a70-4a39-9d0f-9b5a1f6f8d11",
          "request_entries": 1,
          "user": 1,
          "user_name": "Ada Auma",
          "role": "administrator",
          "record_kind": "booking",
          "record": 26,
          "table": "bookings",
          "row": 26,
          "changes": {
            "phone_no": [
              "••• 678",
              "••• 901"
            ],
            "soil_test_date": [
              "2026-12-01",
              "2026-12-04"
            ]
          }
        }
      ]
    }
  },
  "jobs.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "name": "ask_pending_payments",
          "every_seconds": 15,
          "next_run_on": "2026-11-20T20:27:41.303015+03:00",
          "last_run_on": "2026-11-20T20:27:26.303015+03:00",
          "last_success_on": "2026-11-20T20:27:26.303015+03:00",
          "last_failure_on": null,
          "last_failure": "",
          "failures": 0,
          "is_running": false
        }
      ]
    }
  },
  "sandbox.getPrompt": {
    "status": 200,
    "body": {
      "reference": "UDP-7QK2M9XA",
      "method": "mpesa",
      "amount": "6500.00",
      "phone_hint": "••• 678",
      "business_name": "Udongo",
      "state": "waiting",
      "receipt_number": "",
      "refunded_amount": "0.00",
      "return_url": null
    }
  },
  "sandbox.answerPrompt": {
    "status": 200,
    "body": {
      "reference": "UDP-7QK2M9XA",
      "method": "mpesa",
      "amount": "6500.00",
      "phone_hint": "••• 678",
      "business_name": "Udongo",
      "state": "waiting",
      "receipt_number": "",
      "refunded_amount": "0.00",
      "return_url": null
    }
  },
  "statistics.getBookings": {
    "status": 200,
    "body": {
      "count": 3,
      "amount": "8500.00",
      "series": [
        {
          "period": "2026-10-01",
          "count": 2,
          "amount": "6500.00"
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": "2000.00"
        }
      ],
      "breakdowns": [
        {
          "by": "test_type",
          "groups": [
            {
              "key": "complete-soil-analysis",
              "label": "Complete Soil Analysis",
              "count": 1,
              "amount": "6500.00"
            },
            {
              "key": "basic-macro-nutrients-analysis",
              "label": "Basic Macro-Nutrients Analysis",
              "count": 1,
              "amount": "2000.00"
            }
          ]
        }
      ]
    }
  },
  "statistics.getFarmers": {
    "status": 200,
    "body": {
      "count": 12,
      "amount": null,
      "series": [
        {
          "period": "2026-10-01",
          "count": 11,
          "amount": null
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": null
        }
      ],
      "breakdowns": [
        {
          "by": "county",
          "groups": [
            {
              "key": "22",
              "label": "Kiambu",
              "count": 8,
              "amount": null
            },
            {
              "key": "47",
              "label": "Nairobi City",
              "count": 4,
              "amount": null
            }
          ]
        }
      ]
    }
  },
  "statistics.getAgents": {
    "status": 200,
    "body": {
      "count": 5,
      "amount": null,
      "series": [
        {
          "period": "2026-10-01",
          "count": 4,
          "amount": null
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": null
        }
      ],
      "breakdowns": [
        {
          "by": "county",
          "groups": [
            {
              "key": "42",
              "label": "Kisumu",
              "count": 5,
              "amount": null
            }
          ]
        }
      ]
    }
  },
  "statistics.getSamples": {
    "status": 200,
    "body": {
      "count": 40,
      "amount": null,
      "series": [
        {
          "period": "2026-10-01",
          "count": 39,
          "amount": null
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": null
        }
      ],
      "breakdowns": [
        {
          "by": "soil_type",
          "groups": [
            {
              "key": "clay",
              "label": "Clay",
              "count": 25,
              "amount": null
            },
            {
              "key": "loam",
              "label": "Loam",
              "count": 15,
              "amount": null
            }
          ]
        }
      ]
    }
  },
  "statistics.getSoilPicture": {
    "status": 200,
    "body": {
      "as_of": "2026-11-22T12:21:08.000000+03:00",
      "year": 2026,
      "years": [
        2026,
        2025
      ],
      "minimum_farms": 10,
      "cells": [
        {
          "county": 22,
          "county_name": "Kiambu",
          "crop": 1,
          "crop_name": "Maize",
          "samples": 31,
          "pH": 5.4,
          "nitrogen": 21,
          "phosphorus": 14.5,
          "potassium": 160
        }
      ],
      "counties": [
        {
          "county": 22,
          "county_name": "Kiambu",
          "samples": 31,
          "pH": 5.4,
          "nitrogen": 21,
          "phosphorus": 14.5,
          "potassium": 160
        }
      ],
      "crops": [
        {
          "crop": 1,
          "crop_name": "Maize",
          "samples": 31,
          "pH": 5.4,
          "nitrogen": 21,
          "phosphorus": 14.5,
          "potassium": 160
        }
      ],
      "country": {
        "samples": 31,
        "pH": 5.4,
        "nitrogen": 21,
        "phosphorus": 14.5,
        "potassium": 160
      }
    }
  },
  "statistics.getPayments": {
    "status": 200,
    "body": {
      "count": 3,
      "amount": "8500.00",
      "series": [
        {
          "period": "2026-10-01",
          "count": 2,
          "amount": "6500.00"
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": "2000.00"
        }
      ],
      "breakdowns": [
        {
          "by": "method",
          "groups": [
            {
              "key": "mpesa",
              "label": "M-Pesa",
              "count": 3,
              "amount": "8500.00"
            }
          ]
        }
      ]
    }
  },
  "statistics.getCommissions": {
    "status": 200,
    "body": {
      "count": 3,
      "amount": "850.00",
      "series": [
        {
          "period": "2026-10-01",
          "count": 2,
          "amount": "6500.00"
        },
        {
          "period": "2026-11-01",
          "count": 1,
          "amount": "2000.00"
        }
      ],
      "breakdowns": [
        {
          "by": "status",
          "groups": [
            {
              "key": "earned",
              "label": "Earned",
              "count": 3,
              "amount": "850.00"
            }
          ]
        }
      ]
    }
  },
  "partnerKeys.list": {
    "status": 200,
    "body": {
      "count": 1,
      "total_pages": 1,
      "next": null,
      "previous": null,
      "results": [
        {
          "id": 1,
          "name": "Mavuno Agrovet website",
          "key": "pk_5b0c7f1e9d6a4b0e",
          "agent": 1,
          "referrer_agent": 2,
          "allowed_origins": [
            "https://mavuno.example"
          ],
          "is_active": true,
          "created_on": "2026-11-20T20:27:26.303015+03:00",
          "last_used_on": null,
          "previous_key_until": null
        }
      ]
    }
  },
  "partnerKeys.create": {
    "status": 201,
    "body": {
      "id": 1,
      "name": "Mavuno Agrovet website",
      "key": "pk_5b0c7f1e9d6a4b0e",
      "agent": 1,
      "referrer_agent": 2,
      "allowed_origins": [
        "https://mavuno.example"
      ],
      "is_active": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "last_used_on": null,
      "previous_key_until": null
    }
  },
  "partnerKeys.get": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Mavuno Agrovet website",
      "key": "pk_5b0c7f1e9d6a4b0e",
      "agent": 1,
      "referrer_agent": 2,
      "allowed_origins": [
        "https://mavuno.example"
      ],
      "is_active": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "last_used_on": null,
      "previous_key_until": null
    }
  },
  "partnerKeys.update": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Mavuno Agrovet website",
      "key": "pk_5b0c7f1e9d6a4b0e",
      "agent": 1,
      "referrer_agent": 2,
      "allowed_origins": [
        "https://mavuno.example"
      ],
      "is_active": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "last_used_on": null,
      "previous_key_until": null
    }
  },
  "partnerKeys.delete": {
    "status": 204
  },
  "partnerKeys.rotate": {
    "status": 200,
    "body": {
      "id": 1,
      "name": "Mavuno Agrovet website",
      "key": "pk_9d6a4b0e5b0c7f1e",
      "agent": 1,
      "referrer_agent": 2,
      "allowed_origins": [
        "https://mavuno.example"
      ],
      "is_active": true,
      "created_on": "2026-11-20T20:27:26.303015+03:00",
      "last_used_on": null,
      "previous_key_until": "2026-11-27T20:27:26.303015+03:00"
    }
  },
  "boot.get": {
    "status": 200,
    "body": {
      "counties": [
        {
          "id": 22,
          "name": "Kiambu"
        }
      ],
      "crops": [
        {
          "id": 1,
          "name": "Maize",
          "has_amounts": true
        }
      ],
      "test_types": [
        {
          "value": "basic-macro-nutrients-analysis",
          "label": "Basic Macro-Nutrients Analysis",
          "cost_per_test": 2000
        },
        {
          "value": "complete-soil-analysis",
          "label": "Complete Soil Analysis",
          "cost_per_test": 6500
        },
        {
          "value": "microbial-analysis",
          "label": "Microbial Analysis",
          "cost_per_test": 5000
        }
      ],
      "partner": {
        "name": "Mavuno Agrovet website",
        "agent": 1,
        "agrovet_name": "Mavuno Agrovet",
        "referrer_agent": 2
      },
      "settings": {
        "support_name": "Udongo helpdesk",
        "support_phone_no": "+254712345678"
      },
      "takes_idempotency_keys": true
    }
  },
  "settings.get": {
    "status": 200,
    "body": {
      "support_name": "Udongo helpdesk",
      "support_phone_no": "+254712345678",
      "days_to_collect": 0,
      "days_to_receive": 2,
      "days_to_analyse": 3,
      "days_to_verify": 1,
      "days_to_report": 1,
      "allow_self_verification": false,
      "self_verification_asked_on": null
    }
  },
  "settings.update": {
    "status": 200,
    "body": {
      "support_name": "Udongo helpdesk",
      "support_phone_no": "+254712345678",
      "days_to_collect": 0,
      "days_to_receive": 2,
      "days_to_analyse": 3,
      "days_to_verify": 1,
      "days_to_report": 1,
      "allow_self_verification": false,
      "self_verification_asked_on": null
    }
  },
  "health.get": {
    "status": 200,
    "body": {
      "status": "ok"
    }
  }
};
